import { database, type Db } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { addFlows, addRevenue, sumFlows, sumRevenue } from '@/lib/reporting/figures/money';
import { listCohorts, sumMembers, totalMembers } from '@/lib/reporting/figures/members';
import { sumPlay, totalPlay } from '@/lib/reporting/figures/play';
import { now } from '@/lib/platform/clock';
import { dayStart } from '@/lib/platform/zone';
import { bucketsOf, daysBefore } from '@/lib/reporting/figures/rules';
import type {
  Bucket,
  DayRange,
  MoneyClass,
  PlayFigures,
  PlayScope,
  RevenueFigures,
} from '@/lib/reporting/figures/types';
import { settlementZone } from '@/lib/reporting/settlement';
import { listReportCurrencies } from '@/lib/reporting/figures/queries';
import { findRound } from '@/lib/reporting/records/round';
import { categoryLabel, countryLabel, gameLabels, memberLabels, vendorLabels } from '../tables/labels';
import { currencyOf, periodOf, scopeOf } from '../tables/params';
import { memberScope, memberUnit, moneyRows } from '../tables/sources/money';
import { hasCosts, revenueScope, revenueShape } from '../tables/sources/play';
import type { Query } from '../tables/types';

export const loadCurrencies = () => listReportCurrencies(database());

/** A figure of a period and of the period before. */
export interface Compared<Figures> {
  now: Figures;
  before: Figures;
  days: DayRange;
  daysBefore: DayRange;
}

export interface RevenuePoint {
  /** The first day or moment of the part of the period; the value of the group in a report without parts. */
  bucket: string;
  label: string | undefined;
  gross: bigint;
  net: bigint | undefined;
  /** The same part of the period before. */
  before: bigint | undefined;
}

/** The figures of a revenue report: sums with those of the period before, and the points of its chart. */
export async function loadRevenue(query: Query, locale: LocaleCode, db: Db = database()) {
  const { by, unit } = revenueShape(query);
  const scope = revenueScope(query);
  const before = { ...scope, days: daysBefore(scope.days) };
  const costs = hasCosts(query);
  const sums = async (of: PlayScope) =>
    costs
      ? addRevenue(await sumRevenue(db, { days: of.days, currency: currencyOf(query) }))
      : {
          ...(await totalPlay(db, of)),
          bonus: undefined,
          commission: undefined,
          fee: undefined,
          net: undefined,
        };
  const [now, former, points] = await Promise.all([
    by === 'currency' ? undefined : sums(scope),
    by === 'currency' ? undefined : sums(before),
    by && !unit
      ? groupPoints(db, scope, by, locale)
      : by === 'currency'
        ? []
        : partPoints(db, scope, before, unit ?? 'day', costs ? currencyOf(query) : undefined),
  ]);
  return { by, unit, costs, days: scope.days, daysBefore: before.days, now, before: former, points };
}
export type RevenueReport = Awaited<ReturnType<typeof loadRevenue>>;
export type RevenueSums = PlayFigures &
  Partial<Record<'bonus' | 'commission' | 'fee' | 'net', bigint | undefined>>;

/** Parts of the chart: a long period has more than a screen shows. */
const MAX_POINTS = 200;
const HOUR = 3_600_000;
/** The largest groups, for the chart of a report without parts. */
const MAX_GROUPS = 12;

async function partPoints(
  db: Db,
  scope: PlayScope,
  before: PlayScope,
  unit: Bucket,
  costsIn: string | undefined,
): Promise<RevenuePoint[]> {
  const read = async (
    of: PlayScope,
  ): Promise<Map<string, Pick<RevenueFigures, 'gross'> & { net?: bigint }>> => {
    const rows =
      costsIn === undefined
        ? await sumPlay(db, of, { bucket: unit })
        : await sumRevenue(db, { days: of.days, currency: costsIn }, unit);
    return new Map(rows.map((row) => [row.bucket, row]));
  };
  const [rows, former] = await Promise.all([read(scope), read(before)]);
  const parts = unit === 'hour' ? (hoursOf(scope) ?? [...rows.keys()].sort()) : bucketsOf(scope.days, unit);
  const formerParts = unit === 'hour' ? undefined : bucketsOf(before.days, unit);
  return parts.slice(-MAX_POINTS).map((bucket, index) => {
    const row = rows.get(bucket);
    const formerPart = formerParts?.[index];
    return {
      bucket,
      label: undefined,
      gross: row?.gross ?? 0n,
      net: costsIn === undefined ? undefined : (row?.net ?? 0n),
      before: formerPart === undefined ? undefined : (former.get(formerPart)?.gross ?? 0n),
    };
  });
}

/**
 * Each hour of the days up to now, as `bucket` names it. Undefined if the chart cannot show all of them: then it has only the hours
 * with rounds.
 */
function hoursOf({ days, hour }: PlayScope): string[] | undefined {
  const zone = settlementZone();
  const start = dayStart(days.from, zone).getTime();
  const end = Math.min(dayStart(days.until, zone, 1).getTime(), now().getTime());
  const count = Math.ceil((end - start) / HOUR);
  if (hour || count <= 0 || count > MAX_POINTS) return undefined;
  return Array.from({ length: count }, (_, index) =>
    new Date(start + index * HOUR).toISOString().replace('.000Z', 'Z'),
  );
}

async function groupPoints(
  db: Db,
  scope: PlayScope,
  by: NonNullable<ReturnType<typeof revenueShape>['by']>,
  locale: LocaleCode,
): Promise<RevenuePoint[]> {
  // Amounts of several currencies have no common axis.
  if (by === 'currency') return [];
  const rows = await sumPlay(
    db,
    scope,
    { key: by },
    { order: 'stakes', descending: true, limit: MAX_GROUPS },
  );
  const keys = rows.map(({ key }) => key);
  const labels = await labelsOf(db, by, keys, locale);
  return rows.map(({ key, gross }) => ({
    bucket: key,
    label: labels.get(key) ?? key,
    gross,
    net: undefined,
    before: undefined,
  }));
}

async function labelsOf(
  db: Db,
  by: 'category' | 'vendor' | 'game' | 'country' | 'member',
  keys: readonly string[],
  locale: LocaleCode,
): Promise<Map<string, string>> {
  switch (by) {
    case 'vendor':
      return vendorLabels(db, keys);
    case 'game':
      return new Map([...(await gameLabels(db, keys, locale))].map(([key, { name }]) => [key, name]));
    case 'member':
      return new Map([...(await memberLabels(db, keys))].map(([key, { account }]) => [key, account]));
    case 'category':
      return new Map(keys.map((key) => [key, categoryLabel(locale, key)]));
    case 'country':
      return new Map(keys.map((key) => [key, countryLabel(locale, key)]));
  }
}

const FILTERS = ['category', 'vendor', 'game', 'member', 'country'] as const;

/** What limits a report beside its period and currency, by parameter, with its name. */
export async function namedFilters(
  query: Query,
  locale: LocaleCode,
): Promise<{ param: (typeof FILTERS)[number] | 'hour'; label: string }[]> {
  const scope = scopeOf(query);
  const named = await Promise.all(
    FILTERS.map(async (param) => {
      const value = scope[param];
      if (value === undefined) return [];
      const key = String(value);
      return [{ param, label: (await labelsOf(database(), param, [key], locale)).get(key) ?? key }];
    }),
  );
  if (!scope.hour) return named.flat();
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: settlementZone(),
  });
  return [{ param: 'hour', label: format.format(scope.hour) }, ...named.flat()];
}

/** The sums of rounds of a scope and of the period before, for the reports of games and of members. */
export async function loadPlay(query: Query): Promise<Compared<PlayFigures>> {
  const db = database();
  const scope = scopeOf(query);
  const before = { ...scope, days: daysBefore(scope.days) };
  const [now, former] = await Promise.all([totalPlay(db, scope), totalPlay(db, before)]);
  return { now, before: former, days: scope.days, daysBefore: before.days };
}

/** Payments of a period and the one before, and deposits and withdrawals by day. */
export async function loadPayments(query: Query) {
  const db = database();
  const { days } = periodOf(query);
  const currency = currencyOf(query);
  const before = daysBefore(days);
  const channel = query.channel;
  const read = async (of: DayRange, bucket?: Bucket) => {
    const rows = await sumFlows(db, { days: of, currency }, { bucket, channel: true });
    return channel ? rows.filter((row) => row.channel === channel) : rows;
  };
  const unit: 'day' | 'month' = bucketsOf(days, 'day').length > MAX_POINTS / 2 ? 'month' : 'day';
  const [now, former, parts, revenue] = await Promise.all([
    read(days),
    read(before),
    read(days, unit),
    sumRevenue(db, { days, currency }),
  ]);
  return {
    now: addFlows(now),
    before: addFlows(former),
    days,
    daysBefore: before,
    fees: addRevenue(revenue).fee,
    unit,
    points: bucketsOf(days, unit).map((bucket) => ({
      bucket,
      ...addFlows(parts.filter((row) => row.bucket === bucket)),
    })),
  };
}

/** Members of a period and the one before, by part of the period, and the retention of those who joined. */
export async function loadMemberReport(query: Query) {
  const db = database();
  const scope = memberScope(query);
  const unit = memberUnit(query);
  const before = { ...scope, days: daysBefore(scope.days) };
  const [now, former, rows, cohorts] = await Promise.all([
    totalMembers(db, scope),
    totalMembers(db, before),
    sumMembers(db, scope, unit),
    listCohorts(db, scope, unit),
  ]);
  const byBucket = new Map(rows.map((row) => [row.bucket, row]));
  return {
    now,
    before: former,
    days: scope.days,
    daysBefore: before.days,
    unit,
    cohorts,
    points: bucketsOf(scope.days, unit)
      .slice(-MAX_POINTS)
      .map((bucket) => byBucket.get(bucket) ?? { bucket, ...NOBODY }),
  };
}
/** One settled, open or voided round with its calls and the ledger entries of each. Undefined if there is none. */
export const loadRound = (id: bigint) => findRound(database(), id);

const NOBODY = { active: 0n, returning: 0n, registered: 0n, firstDepositors: 0n };

/** What each class of money moved in one currency, from the house's view, and what of it reduces net revenue. */
export async function loadMoneyReport(query: Query) {
  const { days } = periodOf(query);
  const rows = await moneyRows(database(), { ...query, class: '', unit: '' });
  const currencies = new Set(rows.map(({ currency }) => currency));
  const sums = new Map<MoneyClass, bigint>();
  for (const row of rows) sums.set(row.class, (sums.get(row.class) ?? 0n) + row.amount);
  return { days, sums, currency: currencies.size > 1 ? undefined : (rows[0]?.currency ?? currencyOf(query)) };
}
