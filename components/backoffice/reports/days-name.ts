import { dayRange } from '@/lib/platform/day-range';
import type { DayRange } from '@/lib/reporting/figures/types';

/** Names the days of a period: 1 – 7 November 2026. */
export function daysName({ from, until }: DayRange, locale: string): string {
  return dayRange(from, until, locale);
}
