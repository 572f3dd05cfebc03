import { TZDate } from '@date-fns/tz';
import { formatDecimal } from '@/lib/money/amount';
import { dayAfter } from '@/lib/platform/day';
import { dayOf } from '@/lib/platform/zone';
import { bucketEnd, daysOf, type Shortcut } from '@/lib/reporting/figures/rules';
import type { DayRange } from '@/lib/reporting/figures/types';
import type { Cell, ColumnKind, Query } from '../tables/types';
import type { Frequency } from './constants';

/**
 * A text as a cell that no spreadsheet runs as a formula: an apostrophe comes before =, +, -, @, their full-width forms, a tab and a
 * line break at the beginning (OWASP, CSV injection). Quotes and separators are escaped by csv-stringify.
 */
export const escapeFormula = (text: string): string =>
  /^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text;

const HOUR = 3_600_000;

/** Formats moments in a zone with its offset: 2026-01-31T09:30:00+08:00. The offset is looked up once for each hour. */
export function timeFormat(zone: string): (at: Date) => string {
  const offsets = new Map<number, number>();
  return (at) => {
    const hour = Math.floor(at.getTime() / (HOUR / 4));
    let minutes = offsets.get(hour);
    if (minutes === undefined) {
      minutes = -new TZDate(at.getTime(), zone).getTimezoneOffset();
      // A long export has some thousands of hours; a wrong clock must not fill the memory.
      if (offsets.size > 50_000) offsets.clear();
      offsets.set(hour, minutes);
    }
    const local = new Date(at.getTime() + minutes * 60_000).toISOString().slice(0, 19);
    const [sign, size] = minutes < 0 ? ['-', -minutes] : ['+', minutes];
    const two = (value: number) => String(value).padStart(2, '0');
    return `${local}${sign}${two(Math.floor(size / 60))}:${two(size % 60)}`;
  };
}

/** A cell of a file: amounts as plain decimals, shares as parts of 1, durations in whole seconds, times with their offset. */
export function csvCell(value: Cell, kind: ColumnKind, time: (at: Date) => string): string {
  if (value === null) return '';
  if (value instanceof Date) return time(value);
  switch (kind) {
    case 'amount':
      return formatDecimal(value as bigint);
    case 'seconds':
      return String(Math.round(Number(value)));
    case 'share':
      return Number(value).toFixed(6);
    case 'count':
    case 'id':
      return String(value);
    case 'bucket':
      return String(value).length > 10 ? time(new Date(String(value))) : String(value);
    default:
      return escapeFormula(String(value));
  }
}

const PERIOD_OF: Readonly<Record<Frequency, Shortcut>> = {
  daily: 'yesterday',
  weekly: 'lastWeek',
  monthly: 'lastMonth',
};

/** The days of an export that a schedule makes on a day. */
export const scheduledDays = (frequency: Frequency, day: string): DayRange =>
  daysOf(PERIOD_OF[frequency], day);

/** A query with the days of a period in place of its own. */
export function withDays(query: Query, { from, until }: DayRange): Query {
  const rest = Object.fromEntries(Object.entries(query).filter(([name]) => name !== 'period'));
  return { ...rest, from, until };
}

/** The hour of the settlement day at which schedules run. */
const RUN_HOUR = 6;

/** The next run of a schedule after a moment: the next day, Monday or first of a month at six o'clock in the zone. */
export function nextRun(frequency: Frequency, after: Date, zone: string): Date {
  let day = dayOf(after, zone);
  for (;;) {
    const [year, month, date] = day.split('-').map(Number) as [number, number, number];
    const at = new Date(new TZDate(year, month - 1, date, RUN_HOUR, zone).getTime());
    if (at > after && isRunDay(frequency, day)) return at;
    day = dayAfter(day, 1);
  }
}

function isRunDay(frequency: Frequency, day: string): boolean {
  if (frequency === 'daily') return true;
  return frequency === 'monthly' ? day.endsWith('-01') : bucketEnd(day, 'week') === dayAfter(day, 6);
}
