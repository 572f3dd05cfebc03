import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultSiteConfig, siteConfig } from '@/lib/platform/site-config';
import { BUILT_CONFIG, buildFolder } from '@/lib/server/built-config';
import { acquireBuildLock } from './build-lock';

/** The sources of a build: if any of them changes, the build is stale. */
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
 * `node lib/cli/run.mjs build`: builds the site, for an image that starts later (Dockerfile). A build renders public pages, so
 * it needs a database.
 */
export async function main(): Promise<void> {
  await ensureBuild(
    () => {},
    () => false,
  );
}

/**
 * Builds the site if the last build is older than its sources. `started` receives the build's process, so that a signal
 * can end it. Throws if the build fails, unless `stopped` is true. If several starts run in one checkout, one builds
 * and the others wait, because each build first deletes the one before.
 */
export async function ensureBuild(
  started: (build: ChildProcess) => void,
  stopped: () => boolean,
): Promise<void> {
  const folder = buildFolder();
  const stamp = join(folder, 'croupier-sources');
  const digest = hashSources();
  const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
  // An existing build needs no lock: its folder may be read-only.
  if (isBuilt()) return;
  const lock = await acquireBuildLock(
    join(folder, 'cache/croupier-build'), // Builds do not delete the cache.
    () => process.stdout.write('Another start is building the site: waiting for it …\n'),
    stopped,
  );
  if (!lock) return;
  try {
    if (isBuilt()) return;
    rmSync(stamp, { force: true });
    process.stdout.write('Building the site (one to two minutes) …\n');
    if (!(await build(started, stopped))) return;
    // Pages of the build show these settings; a process with others renders them anew (lib/server/refresh-pages.ts).
    writeFileSync(BUILT_CONFIG(folder), siteConfig().version);
    writeFileSync(stamp, digest);
  } finally {
    lock.release();
  }
}

/** Returns whether the site was built; false: it was stopped before. */
async function build(started: (build: ChildProcess) => void, stopped: () => boolean): Promise<boolean> {
  const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      CROUPIER_SKIP_TYPES: '1',
      CROUPIER_SITE_CONFIG: JSON.stringify({ ...siteConfig(), providers: defaultSiteConfig().providers }),
    },
  });
  started(child);
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => said.push(text));
  }
  const code = await new Promise<number | null>((done, fail) =>
    child.once('error', fail).once('close', done),
  );
  if (stopped()) return false;
  if (code !== 0) throw new Error(`The build failed:\n${said.join('')}`);
  return true;
}

function hashSources(): string {
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
