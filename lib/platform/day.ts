import { z } from 'zod';

const DAY_MS = 86_400_000;

/**
 * A day on the wire: 2026-01-31, as it is in the settlement zone. Of the years 1900 to 2999: what lies outside is a slip,
 * and not every calendar behind us has a year 0. Code: DATE_FORMAT.
 */
export const day = z
  .string('DATE_FORMAT')
  .regex(/^(?:19|2\d)\d\d-\d\d-\d\d$/, 'DATE_FORMAT')
  .refine((text) => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false, 'DATE_FORMAT');

/** The day that is `count` days after another; before it where `count` is negative. */
export function dayAfter(from: string, count: number): string {
  return new Date(Date.parse(from) + count * DAY_MS).toISOString().slice(0, 10);
}

/** How many days lie between two, the later one second. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;
