import { database } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { dayAfter } from '@/lib/platform/day';
import { dayOf, dayStart } from '@/lib/platform/zone';
import { settlementZone, siteCurrency } from '@/lib/reporting/settlement';
import { costOf, countByLevel, readLadder, readStanding } from '@/lib/rewards/vip/queries';
import { effectiveLevel, entryLevel, rankAt } from '@/lib/rewards/vip/rules';

/** The ladder with its settings. */
export const loadLadder = () => readLadder(database());

/** How many members have each rank, and what ranks cost in the last `days` settlement days, and what can still be claimed. */
export async function loadVipReport(days: number) {
  const db = database();
  const zone = settlementZone();
  const today = dayOf(now(), zone);
  const firstDay = dayAfter(today, 1 - days);
  const [ladder, counts, cost] = await Promise.all([
    readLadder(db),
    countByLevel(db),
    costOf(db, dayStart(firstDay, zone), dayStart(dayAfter(today, 1), zone)),
  ]);
  return { ...ladder, counts, cost, currency: siteCurrency(), firstDay, today };
}

/** A member's rank, since when they have it (null for the rank of everybody), and the ladder. */
export async function loadMemberRank(memberId: bigint) {
  const db = database();
  const [{ ranks }, standing] = await Promise.all([readLadder(db), readStanding(db, memberId)]);
  const level = effectiveLevel(ranks, standing?.level);
  return {
    ranks,
    rank: rankAt(ranks, level),
    since: standing && standing.level === level && level > entryLevel(ranks) ? standing.since : null,
  };
}
