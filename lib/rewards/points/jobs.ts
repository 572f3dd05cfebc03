import type { Db } from '@/lib/db/client';
import { setFeedBound } from '@/lib/reporting/feed/commands';
import { earnFromBets } from './bets';
import { earnFromSources } from './sources';

/** Gives the points and spins of everything that has happened since the last run. */
export async function earnPoints(db: Db): Promise<void> {
  await setFeedBound(db);
  await earnFromBets(db);
  await earnFromSources(db);
}
