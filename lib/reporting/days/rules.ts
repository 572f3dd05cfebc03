import { dayAfter } from '@/lib/platform/day';
import { dayOf, dayStart } from '@/lib/platform/zone';
import type { DaySpan } from './types';

/** Days that are stored: the thirty-one of a month, and the week that began before it. */
export const STORED_DAYS = 40;

/**
 * How long after its end a day is computed, in milliseconds. A round is committed within a minute of its settlement
 * (lib/db/client.ts ends idle ones); the triggers mark_day_stale_* watch rounds that are older than five minutes.
 */
const DELAY_MS = 15 * 60_000;

/** The settlement days of a zone from the day of `from` to the day of `until`, both included. */
export function settlementDays(from: Date, until: Date, zone: string): DaySpan[] {
  const last = dayOf(until, zone);
  const days: DaySpan[] = [];
  for (let day = dayOf(from, zone); day <= last; day = dayAfter(day, 1))
    days.push({ start: dayStart(day, zone), end: dayStart(dayAfter(day, 1), zone) });
  return days;
}

/** The days that should be stored at a time. */
export function dueDays(at: Date, zone: string): DaySpan[] {
  const until = new Date(at.getTime() - DELAY_MS);
  const from = dayStart(dayAfter(dayOf(until, zone), -STORED_DAYS), zone);
  return settlementDays(from, until, zone).slice(0, -1);
}
