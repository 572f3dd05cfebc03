import { TZDate } from '@date-fns/tz';
import { dayAfter } from '@/lib/platform/day';
import type { Period } from '@/lib/platform/period';
import { dayOf, dayStart } from '@/lib/platform/zone';
import { SLOT_MS, slotOf, type ContractKind, type PeriodType } from '../constants';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/**
 * The period of a contract that contains a moment. Days, weeks (from Monday), half months (from the 1st and the 16th) and months begin at
 * midnight of the settlement zone, hours at its full hours, real-time at slots of five minutes. Each moment is in exactly one period (A3).
 */
export function periodAt(kind: ContractKind, type: PeriodType | null, at: Date, zone: string): Period {
  if (kind === 'realtime') return { since: slotOf(at), until: new Date(slotOf(at).getTime() + SLOT_MS) };
  if (kind === 'hourly') {
    const since = hourStart(at, zone);
    return { since, until: hourStart(new Date(since.getTime() + HOUR_MS), zone) };
  }
  const { from, after } = daysAt(kind === 'daily' ? 'D' : type!, dayOf(at, zone));
  return { since: dayStart(from, zone), until: dayStart(after, zone) };
}

/** The last period of a contract that has ended at a moment. */
export function periodBefore(kind: ContractKind, type: PeriodType | null, at: Date, zone: string): Period {
  const { since } = periodAt(kind, type, at, zone);
  return periodAt(kind, type, new Date(since.getTime() - 1), zone);
}

/**
 * The period that begins at a moment, where the period before it ended. It is the period of the contract, unless the settlement zone has changed
 * since: then it is the rest of one, or with the next one after it if less than half is left, so that each moment stays in exactly one period.
 */
export function periodFrom(kind: ContractKind, type: PeriodType | null, since: Date, zone: string): Period {
  const whole = periodAt(kind, type, since, zone);
  const rest = whole.until.getTime() - since.getTime();
  if (2 * rest >= whole.until.getTime() - whole.since.getTime()) return { since, until: whole.until };
  return { since, until: periodAt(kind, type, whole.until, zone).until };
}

/** The full hour of the zone. Some zones are half an hour apart from UTC. */
function hourStart(at: Date, zone: string): Date {
  const local = new TZDate(at.getTime(), zone);
  const past = local.getMinutes() * MINUTE_MS + local.getSeconds() * 1000 + local.getMilliseconds();
  return new Date(at.getTime() - past);
}

/** The first day of the period that contains a day, and the first day after it. */
function daysAt(type: PeriodType, day: string): { from: string; after: string } {
  switch (type) {
    case 'D':
      return { from: day, after: dayAfter(day, 1) };
    case 'W': {
      // getUTCDay: 0 is Sunday.
      const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
      return { from: dayAfter(day, -sinceMonday), after: dayAfter(day, 7 - sinceMonday) };
    }
    case 'H':
      return Number(day.slice(8)) < 16
        ? { from: firstOfMonth(day), after: `${day.slice(0, 8)}16` }
        : { from: `${day.slice(0, 8)}16`, after: firstOfNextMonth(day) };
    case 'M':
      return { from: firstOfMonth(day), after: firstOfNextMonth(day) };
  }
}

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;

const firstOfNextMonth = (day: string): string => firstOfMonth(dayAfter(firstOfMonth(day), 31));
