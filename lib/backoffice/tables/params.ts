import { GAME_TYPES } from '@/lib/catalogue/constants';
import { PLAY_CURRENCY, POINTS_CURRENCY, REAL_CURRENCIES } from '@/lib/money/currency';
import { now } from '@/lib/platform/clock';
import { day as daySchema } from '@/lib/platform/day';
import { dayOf } from '@/lib/platform/zone';
import { MAX_HOUR_DAYS, MAX_REPORT_DAYS } from '@/lib/reporting/figures/constants';
import { countDays, daysOf, SHORTCUTS, type Shortcut } from '@/lib/reporting/figures/rules';
import type { Bucket, DayRange, PlayKey, PlayScope } from '@/lib/reporting/figures/types';
import { settlementZone, siteCurrency } from '@/lib/reporting/settlement';
import type { Query } from './types';

const MAX_VALUE_LENGTH = 64;

/** The search parameters of a page as a query: single values of at most 64 characters, without NUL. */
export function toQuery(params: Readonly<Record<string, string | string[] | undefined>>): Query {
  const query: Record<string, string> = {};
  for (const [name, given] of Object.entries(params)) {
    const value = (Array.isArray(given) ? given[0] : given)?.replaceAll('\u0000', '').trim();
    // A cursor may be longer; it is decoded by its reader.
    if (value && (value.length <= MAX_VALUE_LENGTH || name === 'after' || name === 'before'))
      query[name] = value;
  }
  return query;
}

/** The query as a query string of the given parameters, in their order, so that equal filters have equal addresses. */
export function toSearch(query: Query, params: readonly string[]): string {
  const search = new URLSearchParams();
  for (const name of params) if (query[name]) search.set(name, query[name]);
  return search.toString();
}

/** Reads a query string. */
export const fromSearch = (search: string): Query => toQuery(Object.fromEntries(new URLSearchParams(search)));

const oneOf = <Value extends string>(
  value: string | undefined,
  allowed: readonly Value[],
): Value | undefined => allowed.find((each) => each === value);

export const today = (): string => dayOf(now(), settlementZone());

export interface ReportPeriod {
  /** The named period, or undefined for days that were typed. */
  shortcut: Shortcut | undefined;
  days: DayRange;
}

const isDay = (text: string | undefined): text is string => daySchema.safeParse(text).success;

/** The period of a report: `period`, or `from` and `until`; else `fallback`. A longer one is cut at its beginning. */
export function periodOf(
  query: Query,
  fallback: Shortcut = 'last7',
  maxDays = MAX_REPORT_DAYS,
): ReportPeriod {
  const { from, until } = query;
  if (isDay(from) && isDay(until) && from <= until)
    return { shortcut: undefined, days: limitDays({ from, until }, maxDays) };
  const shortcut = oneOf(query.period, SHORTCUTS) ?? fallback;
  return { shortcut, days: limitDays(daysOf(shortcut, today()), maxDays) };
}

function limitDays(days: DayRange, maxDays: number): DayRange {
  if (countDays(days) <= maxDays) return days;
  const from = new Date(Date.parse(days.until) - (maxDays - 1) * 86_400_000).toISOString().slice(0, 10);
  return { from, until: days.until };
}

/** Every currency that a report can be asked for. */
export const REPORT_CURRENCIES = [...REAL_CURRENCIES, PLAY_CURRENCY, POINTS_CURRENCY] as const;

export const currencyOf = (query: Query): string =>
  oneOf(query.currency, REPORT_CURRENCIES) ?? siteCurrency();

export const UNITS = ['hour', 'day', 'week', 'month'] as const satisfies readonly Bucket[];

/** The parts of the period of a report; undefined for the whole. */
export const unitOf = (query: Query, fallback?: Bucket): Bucket | undefined =>
  query.unit === 'none' ? undefined : (oneOf(query.unit, UNITS) ?? fallback);

/** The longest period for a unit: there are 24 times as many hours as days. */
export const maxDaysOf = (unit: Bucket | undefined): number =>
  unit === 'hour' ? MAX_HOUR_DAYS : MAX_REPORT_DAYS;

export const GROUPS = [
  'category',
  'vendor',
  'game',
  'country',
  'currency',
] as const satisfies readonly PlayKey[];
export const groupOf = (query: Query): (typeof GROUPS)[number] | undefined => oneOf(query.by, GROUPS);

/** The id of a row in a query. */
export const idOf = (text: string | undefined): bigint | undefined =>
  text && /^[1-9]\d{0,17}$/.test(text) ? BigInt(text) : undefined;

/** A code of a vendor, channel or kind. */
export const codeOf = (text: string | undefined): string | undefined =>
  text && /^[A-Za-z0-9._:-]{1,64}$/.test(text) ? text : undefined;

/** The country of a query; `none` means members without one. */
export const countryOf = (text: string | undefined): string | undefined =>
  text === 'none' ? '' : text && /^[A-Z]{2}$/.test(text) ? text : undefined;

/** The first moment of an hour in ISO 8601, as reports name it. */
const hourOf = (text: string | undefined): Date | undefined =>
  text && /^\d{4}-\d\d-\d\dT\d\d:\d\d:00Z$/.test(text) && !Number.isNaN(Date.parse(text))
    ? new Date(text)
    : undefined;

/** The parameters of a scope of rounds. */
export const SCOPE_PARAMS = [
  'period',
  'from',
  'until',
  'hour',
  'currency',
  'category',
  'vendor',
  'game',
  'member',
  'country',
] as const;

/** Which rounds a query asks for. */
export function scopeOf(
  query: Query,
  fallback?: Shortcut,
  maxDays?: number,
): PlayScope & { currency: string } {
  return {
    days: periodOf(query, fallback, maxDays).days,
    hour: hourOf(query.hour),
    currency: currencyOf(query),
    category: oneOf(query.category, GAME_TYPES),
    vendor: codeOf(query.vendor),
    game: idOf(query.game),
    member: idOf(query.member),
    country: countryOf(query.country),
  };
}
