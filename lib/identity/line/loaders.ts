import { database } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { dayOf, dayStart } from '@/lib/platform/zone';
import { joinedByDay, lineSize, newestInLine } from './queries';

/** How far back the overview looks, in days of the settlement zone, and how many names it shows. */
export const OVERVIEW_DAYS = 14;
const NEWEST = 10;

/** What an agent's home shows of their own line. */
export async function lineOverview(memberId: bigint) {
  const db = database();
  const { SETTLEMENT_ZONE: zone } = env();
  const today = now();
  const since = dayStart(dayOf(today, zone), zone, 1 - OVERVIEW_DAYS);
  const [size, newest, byDay] = await Promise.all([
    lineSize(db, memberId, since),
    newestInLine(db, memberId, NEWEST),
    joinedByDay(db, memberId, zone, today, OVERVIEW_DAYS),
  ]);
  return { size, newest, byDay };
}
