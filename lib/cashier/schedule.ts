import { TZDate } from '@date-fns/tz';
import { dayAfter } from '@/lib/platform/day';
import { dayOf } from '@/lib/platform/zone';
import type { OpeningHours } from './types';

interface Opening {
  from: number;
  to: number;
}

/** The moment of a time of day (00:00 to 24:00) on a day of the zone. */
function moment(day: string, time: string, zone: string): number {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  return new TZDate(year, month - 1, date, hours, minutes, zone).getTime();
}

/** 1 is Monday, 7 is Sunday. */
const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** The openings that begin on a day. One whose end is not later than its begin ends on the next day. */
function openingsOf(schedule: readonly OpeningHours[], day: string, zone: string): Opening[] {
  return schedule
    .filter(({ days }) => days.includes(weekday(day)))
    .map(({ from, to }) => ({
      from: moment(day, from, zone),
      to: moment(to > from ? day : dayAfter(day, 1), to, zone),
    }));
}

/** Whether a schedule is open at a moment. An empty one is always open. */
export function isOpenAt(schedule: readonly OpeningHours[], at: Date, zone: string): boolean {
  if (schedule.length === 0) return true;
  const today = dayOf(at, zone);
  return [dayAfter(today, -1), today]
    .flatMap((day) => openingsOf(schedule, day, zone))
    .some(({ from, to }) => from <= at.getTime() && at.getTime() < to);
}

/** The next moment after `at` at which a schedule opens; null if it is always open or has no day. */
export function nextOpening(schedule: readonly OpeningHours[], at: Date, zone: string): Date | null {
  const today = dayOf(at, zone);
  // A week and a day: today's opening may be over, and the schedule may have one day only.
  for (let after = 0; after <= 7; after += 1) {
    const begins = openingsOf(schedule, dayAfter(today, after), zone)
      .map(({ from }) => from)
      .filter((from) => from > at.getTime());
    if (begins.length > 0) return new Date(Math.min(...begins));
  }
  return null;
}
