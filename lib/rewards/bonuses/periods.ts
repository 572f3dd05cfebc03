import { dayAfter } from '@/lib/platform/day';
import type { BonusPeriod } from './types';

/** Days of the settlement zone, both included. */
export interface Days {
  from: string;
  until: string;
}

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
const monthOf = (day: string) => `${day.slice(0, 7)}-01`;

/** The period that begins on a day or contains it: the day, the week from Monday, the month. */
export function nextPeriod(day: string, period: BonusPeriod): Days {
  if (period === 'day') return { from: day, until: day };
  if (period === 'week') {
    const from = dayAfter(day, -((dateOf(day).getUTCDay() + 6) % 7));
    return { from, until: dayAfter(from, 6) };
  }
  const from = monthOf(day);
  return { from, until: dayAfter(monthOf(dayAfter(from, 31)), -1) };
}

/** The last period that is over on a day. */
export const lastPeriod = (day: string, period: BonusPeriod): Days =>
  nextPeriod(dayAfter(nextPeriod(day, period).from, -1), period);
