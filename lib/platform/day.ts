import { z } from 'zod';

const DAY_MS = 86_400_000;

/**
 * A day on the wire: 2026-01-31, in the settlement zone. Years from 1900 to 2999 are valid: another year is a typing mistake, and not
 * every library supports the year 0. Code: DATE_FORMAT.
 */
export const day = z
  .string('DATE_FORMAT')
  .regex(/^(?:19|2\d)\d\d-\d\d-\d\d$/, 'DATE_FORMAT')
  .refine((text) => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false, 'DATE_FORMAT');

/** The day that is `count` days after another, or before it if `count` is negative. */
export function dayAfter(from: string, count: number): string {
  return new Date(Date.parse(from) + count * DAY_MS).toISOString().slice(0, 10);
}

/** The number of days between two days, the later one second. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;
