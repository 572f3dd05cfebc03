import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { env } from '@/lib/platform/env';
import { logger } from '@/lib/platform/logger';
import type { DB } from './types';

/** A connection to ask through: the pool, or a transaction of it. */
export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;

const INT8 = 20;
const INT8_ARRAY = 1016;
const NUMERIC = 1700;

// pg types this by the ids it names itself; PostgreSQL has more.
const parserOf = pg.types.getTypeParser as (oid: number, format: 'text') => (text: string) => unknown;
const readArray = parserOf(INT8_ARRAY, 'text') as (text: string) => (string | null)[];
const bigints = (text: string) => readArray(text).map((value) => (value === null ? null : BigInt(value)));

/** bigint columns come as BigInt (ids and amounts); numeric stays a string. No float is ever made of either. */
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

// Somebody's forgotten `BEGIN; … FOR UPDATE` must not stop the money connections for good, nor one of ours hold a lock.
const PATIENCE = '-c lock_timeout=10s -c idle_in_transaction_session_timeout=60s';

/** Opens a pool on `url`, working as `role`. */
export function createPool(url: string, max: number, role: string | undefined = APP_ROLE): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    options: `${role ? `-c role=${role} ` : ''}-c timezone=UTC ${PATIENCE}`,
    idleTimeoutMillis: 60_000,
    // A server that does not answer, or a pool that is never free: an error then, instead of ever more who wait.
    connectionTimeoutMillis: 20_000,
    application_name: 'croupier',
  });
  pool.on('error', (error: Error & { code?: string }) => {
    // Without the error's `client`, which holds everything the connection knows. While we close, it is expected.
    if (!pool.ending)
      logger.warn({ code: error.code, reason: error.message }, 'an idle database connection broke');
  });
  // One that breaks between two queries of a transaction has no query to fail: without a listener the process would.
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

// One set per process: Next.js loads this module once per bundle, and each must not open pools of its own.
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

/** The process's database. */
export function database(): Db {
  return connections().db;
}

/** The pool behind `database()`, for named statements. */
export function databasePool(): pg.Pool {
  return connections().pool;
}

/** A small pool of its own for batched postings, so that slow reports never queue before money. */
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

/** Runs `work` in one transaction; retried up to five times where PostgreSQL asks for it (40001, 40P01). */
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

export { sql };
