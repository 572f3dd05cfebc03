import { dayOf } from '@/lib/platform/zone';

/** The longest period of a record, in days. The server has the same limit (RECORD-4, lib/platform/period.ts). */
export const MAX_PERIOD_DAYS = 92;

/** Two settlement days (2026-01-31), both included. */
export interface Period {
  from: string;
  to: string;
}

/** The shortcuts of the period filter: the last 1, 7 or 30 days. */
export const PERIOD_SHORTCUTS = [1, 7, 30] as const;

const DAY_MS = 86_400_000;

/** Returns the day that is `count` days before `day` (both as 2026-01-31). */
export function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - count * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the period of the last `days` days in a zone. Today is its last day. */
export function lastDays(days: number, zone: string, at = new Date()): Period {
  const to = dayOf(at, zone);
  return { from: daysBefore(to, days - 1), to };
}

/** Returns the number of days of a period: below 1 if it ends before it begins, NaN if a date is missing. */
export function dayCount({ from, to }: Period): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

/** Returns true if the server accepts this period. */
export function isValidPeriod(period: Period): boolean {
  const days = dayCount(period);
  return days >= 1 && days <= MAX_PERIOD_DAYS;
}

/**
 * Returns the period of the same length directly before (-1) or after (1) another. One that would end after `today` ends today instead.
 */
export function shiftPeriod(period: Period, direction: -1 | 1, today: string): Period {
  const count = dayCount(period);
  const to = daysBefore(period.to, -direction * count);
  const last = to > today ? today : to;
  return { from: daysBefore(last, count - 1), to: last };
}
