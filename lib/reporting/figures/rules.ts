import { dayAfter, daysBetween } from '@/lib/platform/day';
import { CLASS_OF_KIND, FEE_ACCOUNT } from './constants';
import type { Bucket, DayRange, MoneyClass } from './types';

/** The class of what a kind of transactions moved on a house account. */
export function moneyClass(kind: string, account: string, inRounds: boolean): MoneyClass {
  if (inRounds) return 'game';
  if (account === FEE_ACCOUNT || account.startsWith(`${FEE_ACCOUNT}:`)) return 'fee';
  return CLASS_OF_KIND[kind] ?? CLASS_OF_KIND[kind.split('.')[0]!] ?? 'other';
}

const startOfWeek = (day: string) => dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
const startOfMonth = (day: string) => `${day.slice(0, 8)}01`;

/** The first day of the week (from Monday) or month of a day; the day itself for other buckets. */
export const bucketStart = (day: string, bucket: Bucket): string =>
  bucket === 'week' ? startOfWeek(day) : bucket === 'month' ? startOfMonth(day) : day;

/** The last day of the part of a period that begins on a day. */
export function bucketEnd(day: string, bucket: Bucket): string {
  if (bucket === 'week') return dayAfter(startOfWeek(day), 6);
  if (bucket === 'month') return dayAfter(startOfMonth(dayAfter(startOfMonth(day), 31)), -1);
  return day;
}

/** Each day, week or month that a period touches, by its first day. */
export function bucketsOf({ from, until }: DayRange, bucket: Exclude<Bucket, 'hour'>): string[] {
  const starts: string[] = [];
  for (let start = bucketStart(from, bucket); start <= until; start = dayAfter(bucketEnd(start, bucket), 1))
    starts.push(start);
  return starts;
}

/** The names of periods relative to today. */
export const SHORTCUTS = [
  'today',
  'yesterday',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'last7',
  'last30',
] as const;
export type Shortcut = (typeof SHORTCUTS)[number];

/** The days of a named period. `last7` and `last30` end yesterday, `thisWeek` and `thisMonth` today. */
export function daysOf(shortcut: Shortcut, today: string): DayRange {
  const yesterday = dayAfter(today, -1);
  switch (shortcut) {
    case 'today':
      return { from: today, until: today };
    case 'yesterday':
      return { from: yesterday, until: yesterday };
    case 'thisWeek':
      return { from: startOfWeek(today), until: today };
    case 'lastWeek':
      return { from: dayAfter(startOfWeek(today), -7), until: dayAfter(startOfWeek(today), -1) };
    case 'thisMonth':
      return { from: startOfMonth(today), until: today };
    case 'lastMonth': {
      const until = dayAfter(startOfMonth(today), -1);
      return { from: startOfMonth(until), until };
    }
    case 'last7':
      return { from: dayAfter(today, -7), until: yesterday };
    case 'last30':
      return { from: dayAfter(today, -30), until: yesterday };
  }
}

export const countDays = ({ from, until }: DayRange): number => daysBetween(from, until) + 1;

/**
 * The period to compare with: as many days just before it. A whole month is compared with the whole month before, also if that has
 * another number of days.
 */
export function daysBefore(days: DayRange): DayRange {
  const until = dayAfter(days.from, -1);
  if (days.from === startOfMonth(days.from) && days.until === bucketEnd(days.from, 'month'))
    return { from: startOfMonth(until), until };
  return { from: dayAfter(days.from, -countDays(days)), until };
}
