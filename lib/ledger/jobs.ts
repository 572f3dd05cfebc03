import { sql } from 'kysely';
import type { Db } from '@/lib/db/client';
import { logger } from '@/lib/platform/logger';

const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Takes a checkpoint of the house balances, so that reading one stays quick (0012). Returns how many entries were
 * folded; undefined where postings held the books for longer than 200 ms: the next run does it.
 */
export async function takeCheckpoint(db: Db): Promise<bigint | undefined> {
  try {
    const marked = await sql<{ id: bigint }>`SELECT ledger.mark_checkpoint() AS id`.execute(db);
    const folded = await sql<{
      read: bigint;
    }>`SELECT ledger.fold_checkpoint(${marked.rows[0]!.id}) AS read`.execute(db);
    return folded.rows[0]!.read;
  } catch (error) {
    if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
    logger.info('the checkpoint of house balances waits for its next run');
    return undefined;
  }
}
