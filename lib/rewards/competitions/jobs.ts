import { sql, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { setFeedBound } from '@/lib/reporting/feed/commands';
import { siteCurrency } from '@/lib/reporting/settlement';
import { settleCompetition } from './commands';
import { FEED_LIMIT } from './constants';
import { listDue } from './queries';

/** Adds the rounds that were settled since the last run to the standings, in parts of `limit` round ids. */
export async function countRounds(db: Db, limit = FEED_LIMIT): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ more: boolean }>`
      SELECT rewards.count_competitions(${siteCurrency()}, ${limit}) AS more`.execute(db);
    if (!rows[0]!.more) return;
  }
}

/** Counts rounds, and gives the prizes of competitions whose time for corrections is over. */
export async function runCompetitions(db: Db): Promise<void> {
  await setFeedBound(db);
  await countRounds(db);
  for (const id of await listDue(db, now())) await settleCompetition(db, id);
}
