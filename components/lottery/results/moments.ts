import type { LocaleCode } from '@/lib/i18n/locales';
import { zoneName } from '@/lib/platform/zone';

/** A day (2026-11-26) as a reader writes it. */
export const dayText = (locale: LocaleCode, day: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** A day without its year, for a row of days. */
export const shortDayText = (locale: LocaleCode, day: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** A moment in the zone of its game, which is named: Nov 26, 2026, 6:30 PM (GMT+7). Draws have the times and days of their games on every page. */
export const drawMoment = (locale: LocaleCode, iso: string, zone: string): string =>
  `${momentText(locale, iso, zone)} (${zoneName(zone)})`;

/** A moment in a zone. */
export const momentText = (locale: LocaleCode, iso: string, zone: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(
    new Date(iso),
  );
