import { database } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { siteConfig } from '@/lib/platform/site-config';
import { dayOf, dayStart } from '@/lib/platform/zone';
import { joinedByDay, countDownline, newestInDownline } from './queries';

/** The period of the overview in settlement days, and the number of names that it shows. */
export const OVERVIEW_DAYS = 14;
const NEWEST_COUNT = 10;

/** Returns the overview of an agent's own downline. */
export async function downlineOverview(memberId: bigint) {
  const db = database();
  const zone = siteConfig().money.settlementZone;
  const today = now();
  const since = dayStart(dayOf(today, zone), zone, 1 - OVERVIEW_DAYS);
  const [size, newest, byDay] = await Promise.all([
    countDownline(db, memberId, since),
    newestInDownline(db, memberId, NEWEST_COUNT),
    joinedByDay(db, memberId, zone, today, OVERVIEW_DAYS),
  ]);
  return { size, newest, byDay };
}
