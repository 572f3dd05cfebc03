import { TZDate } from '@date-fns/tz';
import { formatDecimal } from '@/lib/money/amount';
import { escapeFormula } from '@/lib/platform/csv';
import { dayAfter } from '@/lib/platform/day';
import { dayOf } from '@/lib/platform/zone';
import { bucketEnd, daysOf, type Shortcut } from '@/lib/reporting/figures/rules';
import type { DayRange } from '@/lib/reporting/figures/types';
import type { Cell, ColumnKind, Query } from '../tables/types';
import type { Frequency } from './constants';

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
