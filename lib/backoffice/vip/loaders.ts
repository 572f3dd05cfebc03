import { database } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { dayAfter } from '@/lib/platform/day';
import { dayOf, dayStart } from '@/lib/platform/zone';
import { settlementZone, siteCurrency } from '@/lib/reporting/settlement';
import { costOf, countByLevel, readLadder } from '@/lib/rewards/vip/queries';

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
