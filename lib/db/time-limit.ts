import { tooSlow } from '@/lib/platform/errors';
import { inTransaction, sql, type Db, type Tx } from './client';

/** PostgreSQL has cancelled a statement because of its time limit. */
const QUERY_CANCELED = '57014';

/**
 * Runs `work`, which only reads, in a database transaction in which each statement may take `ms` milliseconds. Throws QUERY_TOO_SLOW 503 if
 * one takes longer. For queries whose cost depends on what an operator enters.
 */
export async function withTimeLimit<Result>(
  db: Db,
  ms: number,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  try {
    return await inTransaction(db, async (tx) => {
      await sql`SET TRANSACTION READ ONLY`.execute(tx);
      await sql`SELECT set_config('statement_timeout', ${String(ms)}, true)`.execute(tx);
      return work(tx);
    });
  } catch (error) {
    throw (error as { code?: unknown }).code === QUERY_CANCELED ? tooSlow(error) : error;
  }
}
