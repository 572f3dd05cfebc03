import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { env } from '@/lib/platform/env';
import { logger } from '@/lib/platform/logger';
import type { DB } from './types';

/** A connection for queries: the pool, or one of its transactions. */
export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;

const INT8 = 20;
const INT8_ARRAY = 1016;
const NUMERIC = 1700;

// pg's type lists only some type ids; PostgreSQL has more.
const parserOf = pg.types.getTypeParser as (oid: number, format: 'text') => (text: string) => unknown;
const readArray = parserOf(INT8_ARRAY, 'text') as (text: string) => (string | null)[];
const bigints = (text: string) => readArray(text).map((value) => (value === null ? null : BigInt(value)));

/** bigint columns become BigInt (ids and amounts); numeric stays a string. Neither is converted to a float. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8 && format !== 'binary') return BigInt;
    if (oid === INT8_ARRAY && format !== 'binary') return bigints;
    if (oid === NUMERIC) return (value: string) => value;
    return parserOf(oid, format as 'text');
  }) as pg.CustomTypesConfig['getTypeParser'],
};

/** The application's database role. It can read and append ledger entries, and never change one (docs/trust.md M2). */
export const APP_ROLE = 'croupier_app';

// A forgotten `BEGIN; … FOR UPDATE` must not block the money connections forever, and none of ours may hold a lock
// forever.
const PATIENCE = '-c lock_timeout=10s -c idle_in_transaction_session_timeout=60s';

// Compiling a query, or starting workers for it, takes longer than a page, and its estimated cost is high wherever a table is large
// (docs/decisions/0125).
const SHORT_QUERIES = '-c jit=off -c max_parallel_workers_per_gather=0';

/** Opens a pool on `url` that works as `role`. */
export function createPool(url: string, max: number, role: string | undefined = APP_ROLE): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    options: `${role ? `-c role=${role} ` : ''}-c timezone=UTC ${SHORT_QUERIES} ${PATIENCE}`,
    idleTimeoutMillis: 60_000,
    // An error if the server does not answer or no connection becomes free, so that waiting calls do not pile up.
    connectionTimeoutMillis: 20_000,
    application_name: 'croupier',
  });
  pool.on('error', (error: Error & { code?: string }) => {
    // Logged without the error's `client`, which holds the connection's settings. While we close, the error is
    // expected.
    if (!pool.ending)
      logger.warn({ code: error.code, reason: error.message }, 'an idle database connection broke');
  });
  // A connection that breaks between two queries of a transaction has no query to fail. Without a listener the process
  // would crash.
  pool.on('connect', (client) =>
    client.on('error', (err) => logger.debug({ err }, 'a database connection broke')),
  );
  return pool;
}

interface Connections {
  pool: pg.Pool;
  moneyPool: pg.Pool;
  db: Db;
}

// One set per process: Next.js loads this module once per bundle, and the bundles must share their pools.
const holder = globalThis as { croupierConnections?: Connections };

function connections(): Connections {
  if (!holder.croupierConnections) {
    const { DATABASE_URL, DATABASE_POOL, DATABASE_MONEY_POOL } = env();
    const pool = createPool(DATABASE_URL, DATABASE_POOL);
    holder.croupierConnections = {
      pool,
      moneyPool: createPool(DATABASE_URL, DATABASE_MONEY_POOL),
      db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }),
    };
  }
  return holder.croupierConnections;
}

/** Returns the process's database. */
export function database(): Db {
  return connections().db;
}

/** Returns the pool behind `database()`, for named statements. */
export function databasePool(): pg.Pool {
  return connections().pool;
}

/** Returns a small separate pool for batched postings, so that slow reports do not delay money. */
export function moneyPool(): pg.Pool {
  return connections().moneyPool;
}

/** Closes every connection of this process. */
export async function closeDatabase(): Promise<void> {
  const open = holder.croupierConnections;
  delete holder.croupierConnections;
  if (!open) return;
  await open.db.destroy();
  await open.moneyPool.end();
}

/** Runs `work` in one database transaction; retries it up to five times if PostgreSQL asks for it (40001, 40P01). */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const code = (error as { code?: string }).code;
      if (attempt >= 5 || (code !== '40001' && code !== '40P01')) throw error;
    }
  }
}

/** Runs `work` in the caller's transaction if `db` is one, else as `inTransaction`. */
export const joinTransaction = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db as Tx) : inTransaction(db, work);

export { sql };
