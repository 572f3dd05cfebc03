import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { loadSiteConfig } from '@/lib/content/site-config/cache';
import { closeDatabase } from '@/lib/db/client';
import { ensureAppLogin, ensureDatabase } from '@/lib/db/embedded/database';
import { startCluster, type Cluster } from '@/lib/db/embedded/cluster';
import { prepareJobTables } from '@/lib/db/job-tables';
import { migrate } from '@/lib/db/migrate';
import { closeBalanceEvents } from '@/lib/ledger/live';
import { env, parseEnv, type Env } from '@/lib/platform/env';
import { logger, logLevel } from '@/lib/platform/logger';

/** The folder of the site's own data: embedded database, secret, uploads, demo accounts. */
export function dataFolder(): string {
  return resolve(process.env.DATA_DIR || '.data');
}

/**
 * Reads .env (variables that are set win) and creates the session secret if there is none. Throws for invalid settings,
 * before a database is started or migrated. Returns the settings; the database's address is not known yet.
 */
export function prepareEnvironment(development: boolean): Omit<Env, 'DATABASE_URL'> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const environment = process.env as Record<string, string | undefined>;
  environment.NODE_ENV ??= development ? 'development' : 'production';
  environment.UPLOADS_DIR ??= join(dataFolder(), 'uploads');
  environment.SESSION_SECRET ||= storedSecret();
  logger.level = logLevel(environment); // The first reading was before .env.
  return parseEnv({ ...environment, DATABASE_URL: environment.DATABASE_URL || 'postgres://embedded' });
}

function storedSecret(): string {
  const file = join(dataFolder(), 'session-secret');
  if (!existsSync(file)) {
    mkdirSync(dataFolder(), { recursive: true });
    writeFileSync(file, randomBytes(36).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}

export interface SiteDatabase {
  /** The embedded server, or undefined if DATABASE_URL is set. */
  cluster: Cluster | undefined;
  ownerUrl: string;
}

/** Starts or adopts the embedded PostgreSQL unless DATABASE_URL is set; does not migrate. */
export async function reachDatabase(): Promise<SiteDatabase> {
  if (process.env.DATABASE_URL) {
    const { DATABASE_URL, DATABASE_OWNER_URL } = env();
    return { cluster: undefined, ownerUrl: DATABASE_OWNER_URL ?? DATABASE_URL };
  }
  const cluster = await startCluster(dataFolder());
  await ensureDatabase(cluster);
  return { cluster, ownerUrl: cluster.ownerUrl };
}

/** Migrates. For the embedded server it also creates the app's login and sets DATABASE_URL for this process. */
export async function prepareDatabase({ cluster, ownerUrl }: SiteDatabase): Promise<void> {
  await migrate(ownerUrl);
  await prepareJobTables(ownerUrl);
  if (!cluster) return;
  await ensureAppLogin(cluster);
  process.env.DATABASE_URL = cluster.appUrl;
  process.env.DATABASE_OWNER_URL = cluster.ownerUrl;
}

// One start at a time per database. PostgreSQL releases the lock when the holder's connection ends, for any reason.
const START_LOCK = 7_205_330;
// Shared by the site and commands that work on an embedded server: the last one to leave stops it.
const USE_LOCK = 7_205_329;

async function connect(ownerUrl: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: name });
  client.on('error', () => {}); // The server ends this connection at shutdown; that is no error.
  await client.connect();
  return client;
}

/**
 * Takes the start lock before anything is migrated. With the embedded server it is held as long as the site runs;
 * returns undefined if another start holds it. With an external server, which several nodes may share, it waits for the
 * lock, and the caller releases it (`end()`) when the database is ready.
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

/**
 * Registers this process as a user of the embedded server. `leave` stops the server if no site and no other command
 * uses it.
 */
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

/** Runs a command on the site's database. Stops an embedded server afterwards if nobody else uses it. */
export async function withSite(work: () => Promise<void>): Promise<void> {
  prepareEnvironment(process.env.NODE_ENV !== 'production');
  const site = await reachDatabase();
  const use = site.cluster && (await joinCluster(site.cluster));
  try {
    await prepareDatabase(site);
    await loadSiteConfig();
    await work();
  } finally {
    await closeBalanceEvents();
    await closeDatabase();
    await use?.leave();
  }
}
