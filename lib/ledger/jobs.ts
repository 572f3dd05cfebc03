import { sql } from 'kysely';
import type { Db } from '@/lib/db/client';
import { logger } from '@/lib/platform/logger';

/** Transaction ids of one database transaction of rollUpDays: they are read in about a second. */
const DAYS_LIMIT = 100_000;

const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Takes a checkpoint of the house balances, so that reading them stays fast (ledger.house_balances). Returns the number of
 * entries read, or undefined if another one began or a posting took longer than 200 ms. The next run tries again.
 */
export async function takeCheckpoint(db: Db): Promise<bigint | undefined> {
  try {
    const begun = await sql<{ id: bigint }>`SELECT ledger.begin_checkpoint() AS id`.execute(db);
    const completed = await sql<{
      read: bigint;
    }>`SELECT ledger.complete_checkpoint(${begun.rows[0]!.id}) AS read`.execute(db);
    return completed.rows[0]!.read;
  } catch (error) {
    if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
    logger.info(
      'no checkpoint of the house balances: another one began, or a posting went on; the next run tries again',
    );
    return undefined;
  }
}

/**
 * Adds the ledger, up to its newest checkpoint, to the sums by day of members' main accounts (ledger.account_day), in parts of `limit`
 * transaction ids, each a database transaction of its own. Two runs at once wait for each other. Returns the number of parts.
 */
export async function rollUpDays(db: Db, zone: string, limit = DAYS_LIMIT): Promise<number> {
  for (let parts = 0; ; parts += 1) {
    const { rows } = await sql<{
      read: boolean;
    }>`SELECT ledger.roll_up_days(${zone}, ${limit}) AS read`.execute(db);
    if (!rows[0]!.read) return parts;
  }
}
