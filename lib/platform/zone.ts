import { TZDate } from '@date-fns/tz';
// By its own path: the package's index loads 250 modules.
import { lightFormat } from 'date-fns/lightFormat';

/**
 * A zone as readers know it, by its present offset from UTC: GMT+8. The text is isolated (U+2066, U+2069), because its sign would move to
 * the wrong side in a text that is written from right to left.
 */
export function zoneName(zone: string): string {
  const part = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts(new Date())
    .find((entry) => entry.type === 'timeZoneName');
  return `\u2066${part?.value ?? zone}\u2069`;
}

/**
 * The moment at which a day (2026-01-31) begins in a zone, `after` days later. If the clocks skip midnight, it is the
 * first moment of the day; if midnight comes twice, the first of them.
 */
export function dayStart(day: string, zone: string, after = 0): Date {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  // Returned as a plain date, which compares and formats in UTC.
  return new Date(new TZDate(year, month - 1, date + after, zone).getTime());
}

/** The day in a zone at a moment. */
export function dayOf(at: Date, zone: string): string {
  return lightFormat(new TZDate(at.getTime(), zone), 'yyyy-MM-dd');
}

/** A moment as a reader in a zone writes it: 2026-01-31T09:30, without seconds. */
export const localMoment = (at: Date, zone: string): string =>
  lightFormat(new TZDate(at.getTime(), zone), "yyyy-MM-dd'T'HH:mm");

/**
 * The moment that a reader in a zone has written as 2026-01-31T09:30; undefined for anything else. A time that the clocks skip is the one an hour
 * later; of a time that comes twice, the first.
 */
export function momentOf(local: string, zone: string): Date | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/.exec(local)?.slice(1).map(Number);
  if (!parts) return undefined;
  const [year, month, day, hour, minute] = parts as [number, number, number, number, number];
  const at = new TZDate(year, month - 1, day, hour, minute, zone).getTime();
  return Number.isNaN(at) ? undefined : new Date(at);
}
