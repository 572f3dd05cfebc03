import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a build is made of: when any of it changes, the build is stale. */
const SOURCES = [
  'app',
  'components',
  'lib',
  'messages',
  'public',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.mjs',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
];

/**
 * Builds the site where the last build was made of other sources. `started` is given the build, so that a signal can end
 * it; throws when it fails, unless `stopped` says that it was asked to.
 */
export async function ensureBuild(
  started: (build: ChildProcess) => void,
  stopped: () => boolean,
): Promise<void> {
  const stamp = join(process.env.NEXT_DIST_DIR ?? '.next', 'croupier-sources');
  const digest = digestOfSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  process.stdout.write('Building the site (one to two minutes) …\n');
  const build = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  started(build);
  const said: string[] = [];
  for (const stream of [build.stdout, build.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => said.push(text));
  }
  const code = await new Promise<number | null>((done, fail) =>
    build.once('error', fail).once('close', done),
  );
  if (stopped()) return;
  if (code !== 0) throw new Error(`The build failed:\n${said.join('')}`);
  writeFileSync(stamp, digest);
}

function digestOfSources(): string {
  const hash = createHash('sha256').update(process.versions.node);
  // Settings that next.config.mjs writes into the build.
  const { SITE_PROFILE = '', HOUSE_LANGUAGE = '' } = process.env;
  hash.update(`${SITE_PROFILE}\0${HOUSE_LANGUAGE}\0`);
  for (const source of SOURCES) if (existsSync(source)) addTo(hash, source);
  return hash.digest('hex');
}

function addTo(hash: ReturnType<typeof createHash>, path: string): void {
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort()) addTo(hash, join(path, name));
    return;
  }
  hash.update(path).update('\0').update(readFileSync(path)).update('\0');
}
