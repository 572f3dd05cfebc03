import { setComputedHot } from '@/lib/catalogue/marks/commands';
import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { chooseHotGames } from './rules';
import { categorySizes, playedGames } from './queries';

const HOUR = 3_600_000;

/** Computes which games are hot from what was played in the last `days` days (24 hours each). Returns how many games changed. */
export async function computeHot(
  db: Db,
  { days, percent }: { days: number; percent: number },
): Promise<number> {
  const since = new Date(now().getTime() - days * 24 * HOUR);
  const [played, sizes] = await Promise.all([playedGames(db, since), categorySizes(db)]);
  return setComputedHot(db, chooseHotGames(played, sizes, percent));
}
