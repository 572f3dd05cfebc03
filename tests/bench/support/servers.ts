import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const SITE_PORT = 3220;
export const REFERENCE_PORT = 3221;
export const SITE = `http://localhost:${SITE_PORT}`;
export const REFERENCE = `http://localhost:${REFERENCE_PORT}`;
export const BENCH_DATA = '.data/bench';
export const BENCH_PASSWORD = 'Lantern-bench-2026';

const REFERENCE_FOLDER = resolve('.data/bench-reference');
const NEXT = 'node_modules/next/dist/bin/next';

export interface Running {
  stop(): Promise<void>;
}

function stopper(child: ChildProcess): Running {
  return {
    stop: () =>
      new Promise((done) => {
        if (child.exitCode !== null) done();
        child.once('exit', () => done());
        child.kill('SIGTERM');
      }),
  };
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 600_000;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server for ${url} ended`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer && answer.status < 500) return;
    if (Date.now() > deadline) throw new Error(`${url} does not answer`);
    await new Promise((next) => setTimeout(next, 200));
  }
}

/** As `npm run bench` was started: a section sets the site's own database and secret in process.env for its calls. */
const environment = { ...process.env };

/** What serves the site: our own server, or plain Next.js. */
export type Server = 'own' | 'next';

/** The site as `npm start` runs it, on a demo database of its own. */
export async function startSite(server: Server = 'own'): Promise<Running> {
  const child = spawn(process.execPath, ['lib/cli/start.mjs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...environment,
      SERVER: server,
      PORT: String(SITE_PORT),
      DATA_DIR: BENCH_DATA,
      DEMO_PASSWORD: BENCH_PASSWORD,
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
    },
  });
  await answering(`${SITE}/wps/system/status`, child);
  return stopper(child);
}

/** Links every file of `from` into `to`; the folders are made. */
function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.isDirectory()) linkTree(join(from, entry.name), join(to, entry.name));
    else if (entry.isFile()) linkSync(join(from, entry.name), join(to, entry.name));
  }
}

/**
 * Builds the bare app in a folder outside of the project. Turbopack looks for a middleware in all folders above, so it would find the
 * site's, and it does not follow a symbolic link to node_modules. So the app is copied, and the packages are linked file by file.
 */
function buildReference(): void {
  if (existsSync(join(REFERENCE_FOLDER, '.next/BUILD_ID'))) return;
  rmSync(REFERENCE_FOLDER, { recursive: true, force: true });
  cpSync('tests/bench/reference', REFERENCE_FOLDER, { recursive: true });
  linkTree('node_modules', join(REFERENCE_FOLDER, 'node_modules'));
  const build = spawnSync(process.execPath, [NEXT, 'build'], {
    cwd: REFERENCE_FOLDER,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (build.status !== 0) throw new Error(build.stdout + build.stderr);
}

/** The bare Next.js app of the same version, as `next start` runs it. */
export async function startReference(databaseUrl: string): Promise<Running> {
  buildReference();
  const child = spawn(process.execPath, [NEXT, 'start', '-p', String(REFERENCE_PORT)], {
    cwd: REFERENCE_FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: 'production' },
  });
  await answering(REFERENCE, child);
  return stopper(child);
}

/** Gives this process the database and the secret of the site. */
export function joinSite(): void {
  process.env.DATABASE_URL = benchDatabaseUrl();
  process.env.SESSION_SECRET ??= readFileSync(join(BENCH_DATA, 'session-secret'), 'utf8').trim();
}

/** The embedded server's address of the benchmark's site, as the app's role. */
export function benchDatabaseUrl(): string {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  const identity = JSON.parse(readFileSync(join(BENCH_DATA, 'postgres.json'), 'utf8')) as {
    folder: string;
    port: number;
    appPassword: string;
  };
  return `postgres://croupier_site:${identity.appPassword}@127.0.0.1:${identity.port}/croupier?host=${encodeURIComponent(identity.folder)}`;
}
