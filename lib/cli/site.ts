import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { closeDatabase } from '@/lib/db/client';
import { ensureAppLogin, ensureDatabase } from '@/lib/db/embedded/database';
import { startCluster, type Cluster } from '@/lib/db/embedded/cluster';
import { prepareJobTables } from '@/lib/db/job-tables';
import { migrate } from '@/lib/db/migrate';
import { closeBalanceEvents } from '@/lib/ledger/live';
import { env, parseEnv } from '@/lib/platform/env';
import { logger, logLevel } from '@/lib/platform/logger';

/** Where the site keeps what is its own: the embedded database, its secret, uploads, demo accounts. */
export function dataFolder(): string {
  return resolve(process.env.DATA_DIR || '.data');
}

/**
 * Reads .env (what is set already wins) and fills in the session secret, made once and kept. Throws for settings that are
 * wrong, before any database is started or migrated with them.
 */
export function prepareEnvironment(development: boolean): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const environment = process.env as Record<string, string | undefined>;
  environment.NODE_ENV ??= development ? 'development' : 'production';
  environment.UPLOADS_DIR ??= join(dataFolder(), 'uploads');
  environment.SESSION_SECRET ||= keptSecret();
  logger.level = logLevel(environment); // it was made before .env was read
  // The embedded database's address is not known yet.
  parseEnv({ ...environment, DATABASE_URL: environment.DATABASE_URL || 'postgres://embedded' });
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

/** Starts (or adopts) the embedded PostgreSQL unless DATABASE_URL is set; changes nothing in it yet. */
export async function reachDatabase(): Promise<SiteDatabase> {
  if (process.env.DATABASE_URL) {
    const { DATABASE_URL, DATABASE_OWNER_URL } = env();
    return { cluster: undefined, ownerUrl: DATABASE_OWNER_URL ?? DATABASE_URL };
  }
  const cluster = await startCluster(dataFolder());
  await ensureDatabase(cluster);
  return { cluster, ownerUrl: cluster.ownerUrl };
}

/** Migrates; of the embedded server it also makes the app's login and sets DATABASE_URL for this process. */
export async function prepareDatabase({ cluster, ownerUrl }: SiteDatabase): Promise<void> {
  await migrate(ownerUrl);
  await prepareJobTables(ownerUrl);
  if (!cluster) return;
  await ensureAppLogin(cluster);
  process.env.DATABASE_URL = cluster.appUrl;
  process.env.DATABASE_OWNER_URL = cluster.ownerUrl;
}

// One start at a time per database; PostgreSQL gives the lock back when its holder dies, however it dies.
const START_LOCK = 7_205_330;
// Shared by whatever of ours works on an embedded server: the last to leave stops it, nobody else.
const USE_LOCK = 7_205_329;

async function connect(ownerUrl: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: name });
  client.on('error', () => {}); // the server goes away at the end of a shutdown, and so may this
  await client.connect();
  return client;
}

/**
 * Takes the start's lock, before anything is migrated. Over an embedded server it is kept for as long as the site runs:
 * undefined where another start has it. Over a server of one's own, where any number of nodes may run, it is waited for,
 * and given back (`end()`) once the database is ready.
 */
export async function takeStartLock({ cluster, ownerUrl }: SiteDatabase): Promise<pg.Client | undefined> {
  const client = await connect(ownerUrl, 'croupier-start');
  if (!cluster) {
    await client.query('SELECT pg_advisory_lock($1)', [START_LOCK]);
    return client;
  }
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
    START_LOCK,
  ]);
  if (rows[0]?.taken) {
    await client.query('SELECT pg_advisory_lock_shared($1)', [USE_LOCK]);
    return client;
  }
  await client.end();
  return undefined;
}

/** Says that we work on the embedded server; `leave` stops it where nobody else does: no site and no other command. */
export async function joinCluster(cluster: Cluster): Promise<{ leave(): Promise<void> }> {
  const client = await connect(cluster.ownerUrl, 'croupier-command');
  await client.query('SELECT pg_advisory_lock_shared($1)', [USE_LOCK]);
  return {
    async leave() {
      await client.query('SELECT pg_advisory_unlock_shared($1)', [USE_LOCK]);
      const { rows } = await client.query<{ alone: boolean }>(
        'SELECT pg_try_advisory_lock($1) AND pg_try_advisory_lock($2) AS alone',
        [START_LOCK, USE_LOCK],
      );
      if (rows[0]?.alone) cluster.stop();
      await client.end().catch(() => {});
    },
  };
}

/** Runs a command on the site's database; an embedded server that nobody else uses is stopped afterwards. */
export async function withSite(work: () => Promise<void>): Promise<void> {
  prepareEnvironment(process.env.NODE_ENV !== 'production');
  const site = await reachDatabase();
  const use = site.cluster && (await joinCluster(site.cluster));
  try {
    await prepareDatabase(site);
    await work();
  } finally {
    await closeBalanceEvents();
    await closeDatabase();
    await use?.leave();
  }
}
