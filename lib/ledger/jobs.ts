import { sql } from 'kysely';
import type { Db } from '@/lib/db/client';
import { logger } from '@/lib/platform/logger';

const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Takes a checkpoint of the house balances, so that reading them stays fast (ledger.house_balances). Returns the number of
 * entries read, or undefined if postings locked the ledger for longer than 200 ms. The next run tries again.
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
    logger.info('no checkpoint of the house balances: the ledger was locked; the next run tries again');
    return undefined;
  }
}
