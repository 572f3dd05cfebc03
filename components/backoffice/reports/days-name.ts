import type { DayRange } from '@/lib/reporting/figures/types';

/** Names the days of a period: 1 – 7 November 2026. */
export function daysName({ from, until }: DayRange, locale: string): string {
  const at = (day: string) => new Date(`${day}T00:00:00Z`);
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
    at(from),
    at(until),
  );
}
