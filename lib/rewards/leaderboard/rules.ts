import { dayAfter } from '@/lib/platform/day';
import { dayOf, dayStart } from '@/lib/platform/zone';
import type { BoardPeriod } from './types';

/** The start of a leaderboard's period: today, Monday, or the first of the month, at 00:00 in the given zone. */
export function periodStart(period: BoardPeriod, at: Date, zone: string): Date {
  const today = dayOf(at, zone);
  if (period === 'day') return dayStart(today, zone);
  if (period === 'month') return dayStart(`${today.slice(0, 8)}01`, zone);
  // Sunday is 0; a week begins on Monday (ISO 8601).
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return dayStart(dayAfter(today, -sinceMonday), zone);
}
