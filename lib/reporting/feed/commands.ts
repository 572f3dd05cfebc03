import { sql, type Db } from '@/lib/db/client';
import { logger } from '@/lib/platform/logger';

const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Moves the bound up to which consumers may read the bet feed. No writer waits for it. Returns false if a database transaction that
 * writes rounds took longer than 200 ms: the bound stays where it is, and the next run tries again.
 */
export async function setFeedBound(db: Db): Promise<boolean> {
  try {
    await sql`SELECT reporting.set_feed_bound()`.execute(db);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
    logger.info(
      'the bound of the bet feed was not moved: rounds were still being written; the next run tries again',
    );
    return false;
  }
}
