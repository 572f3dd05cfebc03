import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { closeDatabase } from '@/lib/db/client';
import { ensureAppLogin, ensureDatabase } from '@/lib/db/embedded/database';
import { startCluster, type Cluster } from '@/lib/db/embedded/cluster';
import { prepareJobTables } from '@/lib/db/job-tables';
import { migrate } from '@/lib/db/migrate';
import { env } from '@/lib/platform/env';

/** Where the site keeps what is its own: the embedded database, its secret, uploads, demo accounts. */
export function dataFolder(): string {
  return resolve(process.env.DATA_DIR || '.data');
}

/** Reads .env (what is set already wins) and fills in the session secret, made once and kept. */
export function prepareEnvironment(development: boolean): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const environment = process.env as Record<string, string | undefined>;
  environment.NODE_ENV ??= development ? 'development' : 'production';
  environment.UPLOADS_DIR ??= join(dataFolder(), 'uploads');
  environment.SESSION_SECRET ||= keptSecret();
}

function keptSecret(): string {
  const file = join(dataFolder(), 'session-secret');
  if (!existsSync(file)) {
    mkdirSync(dataFolder(), { recursive: true });
    writeFileSync(file, randomBytes(36).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}

export interface SiteDatabase {
  /** The embedded server, or undefined where DATABASE_URL names another. */
  cluster: Cluster | undefined;
  ownerUrl: string;
}

/** Starts the embedded PostgreSQL unless DATABASE_URL is set, and migrates. Sets DATABASE_URL for this process. */
export async function openDatabase(): Promise<SiteDatabase> {
  if (process.env.DATABASE_URL) {
    const { DATABASE_URL, DATABASE_OWNER_URL } = env();
    const ownerUrl = DATABASE_OWNER_URL ?? DATABASE_URL;
    await migrate(ownerUrl);
    await prepareJobTables(ownerUrl);
    return { cluster: undefined, ownerUrl };
  }
  const cluster = await startCluster(dataFolder());
  await ensureDatabase(cluster);
  await migrate(cluster.ownerUrl);
  await prepareJobTables(cluster.ownerUrl);
  await ensureAppLogin(cluster);
  process.env.DATABASE_URL = cluster.appUrl;
  process.env.DATABASE_OWNER_URL = cluster.ownerUrl;
  return { cluster, ownerUrl: cluster.ownerUrl };
}

// One start at a time per database; PostgreSQL gives the lock back when its holder dies, however it dies.
const START_LOCK = 7_205_330;

/** Takes the start's lock; undefined where another start holds it. */
export async function takeStartLock(ownerUrl: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'croupier-start' });
  client.on('error', () => {}); // the server goes away at the end of a shutdown, and so may this
  await client.connect();
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [START_LOCK]);
  if (rows[0]?.taken) return client;
  await client.end();
  return undefined;
}

/** Runs a command on the site's database; an embedded server that was not running is stopped again afterwards. */
export async function withSite(work: () => Promise<void>): Promise<void> {
  prepareEnvironment(process.env.NODE_ENV !== 'production');
  const { cluster } = await openDatabase();
  try {
    await work();
  } finally {
    await closeDatabase();
    if (cluster && !cluster.adopted) cluster.stop();
  }
}
