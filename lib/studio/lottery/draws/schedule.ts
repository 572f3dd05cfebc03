import { TZDate } from '@date-fns/tz';
import { dayAfter } from '@/lib/platform/day';
import { dayOf, dayStart } from '@/lib/platform/zone';
import type { Schedule } from '../types';

/** A draw as a schedule states it. */
export interface PlannedDraw {
  period: string;
  opensAt: Date;
  closesAt: Date;
  drawsAt: Date;
}

/** The last draw that exists: the next one follows it. */
export type LastDraw = Pick<PlannedDraw, 'period' | 'closesAt' | 'drawsAt'>;

/** When the sales of a draw close and it is drawn, before its period is known. */
interface DrawTimes {
  day: string;
  /** The draw of its day, from 1; 0 if a day has one draw only. */
  number: number;
  closesAt: number;
  drawsAt: number;
}

const MINUTE_MS = 60_000;
/** Days in which a schedule surely has had a draw: one that names the 31st has none for up to 62 days. */
const DAYS_BEFORE = { interval: 2, days: 63 };

/**
 * The draws of a schedule in order, without end, from the first one whose sales close after `from`.
 *
 * - Draws of an interval are so many minutes of elapsed time apart, counted from `from` of their day. A day with 23 or 25 hours has fewer or
 *   more of them. Draws of fixed days are at wall-clock times of the zone.
 * - Sales of a draw open when those of the draw before it close, so that one draw is always open. The first one opens when the schedule's
 *   former draw closed.
 * - Periods ascend, also after a change of schedule or zone (`last`): numbers of a day go on after those that were used; a day of fixed draws
 *   that was used is left out, and so is a draw whose sales would close before they open.
 */
export function* drawsOf(
  schedule: Schedule,
  closeSeconds: number,
  from: Date,
  last?: LastDraw,
): Generator<PlannedDraw, never> {
  let closedAt = -Infinity;
  let lastPeriod = last && readPeriod(last.period);
  const firstDay = dayAfter(dayOf(from, schedule.zone), -DAYS_BEFORE[schedule.kind]);
  for (const times of drawTimesOf(schedule, closeSeconds, firstDay)) {
    if (last && times.drawsAt <= last.drawsAt.getTime()) continue;
    const opensAt = Math.max(closedAt, last?.closesAt.getTime() ?? -Infinity);
    const period = nextPeriod(times, lastPeriod);
    if (times.closesAt <= from.getTime()) closedAt = times.closesAt;
    else if (times.closesAt > opensAt && period) {
      yield {
        period: writePeriod(period),
        opensAt: new Date(opensAt),
        closesAt: new Date(times.closesAt),
        drawsAt: new Date(times.drawsAt),
      };
      closedAt = times.closesAt;
      lastPeriod = period;
    }
  }
  throw new RangeError('a schedule without an end has ended');
}

type Period = Pick<DrawTimes, 'day' | 'number'>;

const readPeriod = (period: string): Period => ({
  day: period.slice(0, 8),
  number: Number(period.slice(9) || 0),
});

const writePeriod = ({ day, number }: Period): string =>
  number === 0 ? day : `${day}-${String(number).padStart(4, '0')}`;

/** The period of a draw, after the last one that was used; undefined if a draw of fixed days has no period left. */
function nextPeriod(times: DrawTimes, last: Period | undefined): Period | undefined {
  const day = times.day.replaceAll('-', '');
  if (!last || day > last.day) return { day, number: times.number };
  if (times.number === 0) return undefined;
  return { day: last.day, number: Math.max(day === last.day ? times.number : 0, last.number + 1) };
}

function* drawTimesOf(
  schedule: Schedule,
  closeSeconds: number,
  firstDay: string,
): Generator<DrawTimes, never> {
  for (let day = firstDay; ; day = dayAfter(day, 1)) {
    if (schedule.kind === 'days') {
      if (!isDrawDay(schedule, day)) continue;
      const drawsAt = momentAt(day, schedule.drawn, schedule.zone);
      const closesAt = Math.min(momentAt(day, schedule.closes, schedule.zone), drawsAt);
      yield { day, number: 0, closesAt, drawsAt };
      continue;
    }
    const start = momentAt(day, schedule.from, schedule.zone);
    const end = momentAt(day, schedule.to, schedule.zone);
    for (let number = 1; start + number * schedule.minutes * MINUTE_MS <= end; number++) {
      const drawsAt = start + number * schedule.minutes * MINUTE_MS;
      yield { day, number, closesAt: drawsAt - closeSeconds * 1_000, drawsAt };
    }
  }
}

function isDrawDay(schedule: Extract<Schedule, { kind: 'days' }>, day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return (
    (schedule.weekdays?.includes(weekday) ?? false) ||
    (schedule.monthDays?.includes(Number(day.slice(8))) ?? false)
  );
}

/** The moment at minutes after midnight of a day, by the zone's clocks. */
function momentAt(day: string, minutes: number, zone: string): number {
  if (minutes === 0) return dayStart(day, zone).getTime();
  if (minutes === 1_440) return dayStart(day, zone, 1).getTime();
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new TZDate(year, month - 1, date, Math.floor(minutes / 60), minutes % 60, zone).getTime();
}
