import type { RawBuilder } from 'kysely';
import { sql } from '@/lib/db/client';
import { dayStart } from '@/lib/platform/zone';
import type { Bucket, PlayKey, PlayScope } from './types';

/** One row for each part of a sum: bucket, key, rounds, stake, payout, valid_bet. */
export interface PlayParts {
  scope: PlayScope;
  zone: string;
  bucket?: Bucket | undefined;
  key?: PlayKey | undefined;
}

const HOUR_MS = 3_600_000;

/** The first moment of a scope, and the first after it. */
export function momentsOf(
  { days, hour }: Pick<PlayScope, 'days' | 'hour'>,
  zone: string,
): { from: Date; until: Date } {
  const [from, until] = [dayStart(days.from, zone), dayStart(days.until, zone, 1)];
  if (!hour) return { from, until };
  const end = new Date(hour.getTime() + HOUR_MS);
  return { from: hour > from ? hour : from, until: end < until ? end : until };
}

/** The bucket of a date. */
const ofDay = (day: RawBuilder<unknown>, bucket: Bucket | undefined) =>
  bucket === undefined
    ? sql`''`
    : bucket === 'day'
      ? sql`to_char(${day}, 'YYYY-MM-DD')`
      : sql`to_char(date_trunc(${sql.lit(bucket)}, ${day}::timestamp), 'YYYY-MM-DD')`;

/** The bucket of a moment. An hour is named by its first moment, because two hours of a night can have the same number. */
export const bucketOf = (at: RawBuilder<unknown>, bucket: Bucket | undefined, zone: string) =>
  bucket === 'hour'
    ? sql`to_char(date_trunc('hour', ${at}, ${zone}) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
    : ofDay(sql`(${at} AT TIME ZONE ${zone})::date`, bucket);

/**
 * The table with the least rows that has what is asked for. All of them are sums of the same rounds, so that the choice changes the
 * cost and never the figures (lib/reporting/rollups/checks.ts).
 */
function tableOf({ scope, bucket, key }: PlayParts) {
  const asks = (name: PlayKey) =>
    key === name || (scope as unknown as Record<string, unknown>)[name] !== undefined;
  const hourly = bucket === 'hour' || scope.hour !== undefined;
  const byGame = asks('game');
  const byVendor = asks('vendor') || asks('category');
  const byMember = asks('member');
  if (asks('country') && (hourly || byGame || byVendor || byMember)) return MEMBER_HOUR_WITH_COUNTRY;
  if (asks('country')) return COUNTRY_DAY;
  if (byMember) return hourly || byGame || byVendor ? MEMBER_HOUR : MEMBER_DAY;
  if (byGame) return hourly ? GAME_HOUR : GAME_DAY;
  return VENDOR_HOUR;
}

interface Source {
  from: RawBuilder<unknown>;
  /** Whether its time is an hour or a day. */
  time: 'hour' | 'day';
}
const MEMBER_HOUR: Source = { from: sql`reporting.member_hour s`, time: 'hour' };
const MEMBER_HOUR_WITH_COUNTRY: Source = {
  from: sql`(SELECT h.*, coalesce(m.country, '') AS country FROM reporting.member_hour h
               JOIN identity.member m ON m.id = h.member_id) s`,
  time: 'hour',
};
const MEMBER_DAY: Source = { from: sql`reporting.member_day s`, time: 'day' };
const COUNTRY_DAY: Source = { from: sql`reporting.country_day s`, time: 'day' };
const GAME_HOUR: Source = { from: sql`reporting.game_hour s`, time: 'hour' };
const GAME_DAY: Source = { from: sql`reporting.game_day s`, time: 'day' };
const VENDOR_HOUR: Source = { from: sql`reporting.vendor_hour s`, time: 'hour' };

const COLUMNS: Readonly<Record<PlayKey, RawBuilder<unknown>>> = {
  category: sql`s.game_type`,
  vendor: sql`s.vendor`,
  game: sql`s.node_id::text`,
  member: sql`s.member_id::text`,
  country: sql`s.country`,
  currency: sql`s.currency`,
};

const keyOf = ({ key }: PlayParts) => (key ? COLUMNS[key] : sql`''`);

function conditions({ scope }: PlayParts): RawBuilder<unknown>[] {
  const { currency, category, vendor, game, member, country } = scope;
  return [
    ...(currency === undefined ? [] : [sql`s.currency = ${currency}`]),
    ...(category === undefined ? [] : [sql`s.game_type = ${category}`]),
    ...(vendor === undefined ? [] : [sql`s.vendor = ${vendor}`]),
    ...(game === undefined ? [] : [sql`s.node_id = ${game}`]),
    ...(member === undefined ? [] : [sql`s.member_id = ${member}`]),
    ...(country === undefined ? [] : [sql`s.country = ${country}`]),
  ];
}

const and = (parts: RawBuilder<unknown>[]) => sql.join(parts, sql` AND `);

/** The rolled-up part and the rest of it: rows of (bucket, key, rounds, stake, payout, valid_bet), to be added. */
export function playParts(parts: PlayParts): RawBuilder<unknown> {
  const { scope, zone, bucket } = parts;
  const { from, time } = tableOf(parts);
  const { from: start, until: end } = momentsOf(scope, zone);
  const inTable =
    time === 'hour'
      ? [sql`s.hour >= ${start}`, sql`s.hour < ${end}`]
      : [sql`s.day >= ${scope.days.from}::date`, sql`s.day <= ${scope.days.until}::date`];
  const bucketInTable = time === 'hour' ? bucketOf(sql`s.hour`, bucket, zone) : ofDay(sql`s.day`, bucket);
  const figures = sql`s.rounds, s.stake, s.payout, s.valid_bet`;
  return sql`(
    SELECT ${bucketInTable} AS bucket, ${keyOf(parts)}::text AS key, ${figures}
      FROM ${from} WHERE ${and([...inTable, ...conditions(parts)])}
    UNION ALL
    SELECT ${bucketOf(sql`s.settled_at`, bucket, zone)}, ${keyOf(parts)}::text, ${figures}
      FROM (SELECT u.*, coalesce(m.country, '') AS country
              FROM reporting.unrolled_play u LEFT JOIN identity.member m ON m.id = u.member_id) s
     WHERE ${and([sql`s.settled_at >= ${start}`, sql`s.settled_at < ${end}`, ...conditions(parts)])})`;
}
