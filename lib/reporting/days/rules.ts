import { dayAfter } from '@/lib/platform/day';
import { dayOf, dayStart } from '@/lib/platform/zone';
import type { DaySpan } from './types';

/** Days that are kept counted: a month's thirty-one, and the week that began before it. */
export const DAYS_KEPT = 40;

/**
 * How long after its end a day is counted, in milliseconds. A round is committed within a minute of its settlement
 * (lib/db/client.ts ends what idles); 0088 watches from the fifth minute on.
 */
const REST_MS = 15 * 60_000;

/** The settlement days from the one of a moment to the one of another, both within, as a zone has them. */
export function settlementDays(from: Date, until: Date, zone: string): DaySpan[] {
  const last = dayOf(until, zone);
  const days: DaySpan[] = [];
  for (let day = dayOf(from, zone); day <= last; day = dayAfter(day, 1))
    days.push({ start: dayStart(day, zone), end: dayStart(dayAfter(day, 1), zone) });
  return days;
}

/** The days that should stand counted at a moment. */
export function daysDue(at: Date, zone: string): DaySpan[] {
  const rested = new Date(at.getTime() - REST_MS);
  const from = dayStart(dayAfter(dayOf(rested, zone), -DAYS_KEPT), zone);
  return settlementDays(from, rested, zone).slice(0, -1);
}
