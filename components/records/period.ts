import { dayOf } from '@/lib/platform/zone';

/** The longest period a record can be asked for, in days: the same that the server holds to. */
export const LONGEST_PERIOD = 92;

/** Days of the settlement zone (2026-01-31), both included. */
export interface Period {
  from: string;
  to: string;
}

export const SHORTCUTS = [1, 7, 30] as const;

const DAY_MS = 86_400_000;

/** The day `count` days before a day. */
export function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - count * DAY_MS).toISOString().slice(0, 10);
}

/** The last `days` days in a zone, today among them. */
export function lastDays(days: number, zone: string, at = new Date()): Period {
  const to = dayOf(at, zone);
  return { from: daysBefore(to, days - 1), to };
}

/** How many days a period has; less than 1 where it ends before it begins. */
export function lengthOf({ from, to }: Period): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

/** True where the server would answer for this period. */
export function isAskable(period: Period): boolean {
  const days = lengthOf(period);
  return days >= 1 && days <= LONGEST_PERIOD;
}
