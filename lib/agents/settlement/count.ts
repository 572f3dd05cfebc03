import { sql, type Db } from '@/lib/db/client';
import { takeCheckpoint } from '@/lib/ledger/jobs';
import { now } from '@/lib/platform/clock';
import { setFeedBound } from '@/lib/reporting/feed/commands';
import { CLASS_OF_KIND } from '@/lib/reporting/figures/constants';
import { settlementZone, siteCurrency } from '@/lib/reporting/settlement';
import { COMMIT_MS, FEED_LIMIT } from './constants';

/** The kinds of ledger transactions with which the site gives members money. */
export const BONUS_KINDS: readonly string[] = Object.entries(CLASS_OF_KIND)
  .filter(([, kind]) => kind === 'bonus')
  .map(([kind]) => kind);

/**
 * Counts what was settled and posted since the last run, in parts of `limit` round ids and transactions that are a database transaction each.
 * If rounds or the ledger were still being written, this run counts what it can and says nothing about how far it is complete. Returns the number of parts.
 */
export async function countPlay(db: Db, limit = FEED_LIMIT): Promise<number> {
  const before = new Date(now().getTime() - COMMIT_MS);
  const bounded = await setFeedBound(db);
  const checkpointed = (await takeCheckpoint(db)) !== undefined;
  const complete = bounded && checkpointed ? before : null;
  for (let parts = 1; ; parts += 1) {
    const { rows } = await sql<{ more: boolean }>`
      SELECT agents.count_play(${limit}, ${settlementZone()}, ${siteCurrency()}, ${BONUS_KINDS as string[]}::text[],
                               ${complete}, ${now()}) AS more`.execute(db);
    if (!rows[0]!.more) return parts;
  }
}
