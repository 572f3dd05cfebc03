import type { RawBuilder } from 'kysely';
import { sql, type Db } from '@/lib/db/client';
import { TRIAL_TYPE } from '@/lib/identity/account-types';
import { now } from '@/lib/platform/clock';
import { dayAfter } from '@/lib/platform/day';
import { dayOf } from '@/lib/platform/zone';
import { settlementZone } from '../settlement';
import { RETENTION_DAYS } from './constants';
import { bucketEnd } from './rules';
import { bucketOf, momentsOf } from './sources';
import type { Bucket, Cohort, DayRange, MemberFigures, MemberRow } from './types';

export interface MemberScope {
  days: DayRange;
  currency: string;
  /** The country of the registration; '' for members without one. */
  country?: string | undefined;
}

type DayBucket = Exclude<Bucket, 'hour'>;

const ofDay = (day: RawBuilder<unknown>, bucket: DayBucket | undefined) =>
  bucket === undefined
    ? sql`''`
    : sql`to_char(date_trunc(${sql.lit(bucket)}, ${day}::timestamp), 'YYYY-MM-DD')`;

const ofCountry = (country: string | undefined) =>
  country === undefined ? sql`` : sql`AND coalesce(m.country, '') = ${country}`;

/** Days of members with settled rounds, each once: rows of (member_id, day). */
const playedDays = ({ days, currency }: MemberScope, zone: string) => {
  const { from, until } = momentsOf({ days }, zone);
  return sql`(
  SELECT d.member_id, d.day
    FROM (SELECT d.member_id, d.day, d.rounds FROM reporting.member_day d
           WHERE d.currency = ${currency} AND d.day >= ${days.from}::date AND d.day <= ${days.until}::date
          UNION ALL
          SELECT u.member_id, (u.settled_at AT TIME ZONE ${zone})::date, u.rounds FROM reporting.unrolled u
           WHERE u.currency = ${currency} AND u.settled_at >= ${from} AND u.settled_at < ${until}) d
   GROUP BY 1, 2 HAVING sum(d.rounds) > 0)`;
};

async function countActive(
  db: Db,
  scope: MemberScope,
  bucket: DayBucket | undefined,
): Promise<Map<string, { active: bigint; returning: bigint }>> {
  const zone = settlementZone();
  // A member is new in the part of the period that has their first day with a round, and returning in every later one. The first day
  // is looked up once for each member, not for each of their days.
  const { rows } = await sql<{ bucket: string; active: bigint; returning: bigint }>`
    WITH active AS MATERIALIZED (
      SELECT ${ofDay(sql`p.day`, bucket)} AS bucket, p.member_id,
             ${bucket ? sql`date_trunc(${sql.lit(bucket)}, min(p.day)::timestamp)::date` : sql`${scope.days.from}::date`} AS first_day
        FROM ${playedDays(scope, zone)} p
        ${scope.country === undefined ? sql`` : sql`JOIN identity.member m ON m.id = p.member_id ${ofCountry(scope.country)}`}
       GROUP BY 1, 2
    ), unrolled AS (
      SELECT u.member_id, min((u.settled_at AT TIME ZONE ${zone})::date) AS day FROM reporting.unrolled u
       WHERE u.rounds > 0 GROUP BY 1
    ), earliest AS MATERIALIZED (
      SELECT m.member_id,
             least((SELECT min(e.day) FROM reporting.member_day e WHERE e.member_id = m.member_id), u.day) AS day
        FROM (SELECT DISTINCT a.member_id FROM active a) m LEFT JOIN unrolled u ON u.member_id = m.member_id
    )
    SELECT a.bucket, count(*) AS active, count(*) FILTER (WHERE e.day < a.first_day) AS returning
      FROM active a JOIN earliest e ON e.member_id = a.member_id GROUP BY 1`.execute(db);
  return new Map(rows.map(({ bucket: name, ...counts }) => [name, counts]));
}

async function countNew(
  db: Db,
  scope: MemberScope,
  bucket: DayBucket | undefined,
): Promise<Map<string, bigint>> {
  const zone = settlementZone();
  const { from, until } = momentsOf(scope, zone);
  const { rows } = await sql<{ bucket: string; count: bigint }>`
    SELECT ${bucketOf(sql`m.created_at`, bucket, zone)} AS bucket, count(*) AS count FROM identity.member m
     WHERE m.created_at >= ${from} AND m.created_at < ${until}
       AND m.type <> ${TRIAL_TYPE} AND m.currency = ${scope.currency} ${ofCountry(scope.country)}
     GROUP BY 1`.execute(db);
  return new Map(rows.map((row) => [row.bucket, row.count]));
}

async function countFirstDepositors(
  db: Db,
  scope: MemberScope,
  bucket: DayBucket | undefined,
): Promise<Map<string, bigint>> {
  const zone = settlementZone();
  const { from, until } = momentsOf(scope, zone);
  const { rows } = await sql<{ bucket: string; count: bigint }>`
    SELECT ${bucketOf(sql`d.decided_at`, bucket, zone)} AS bucket, count(*) AS count
      FROM cashier.deposit d
      ${scope.country === undefined ? sql`` : sql`JOIN identity.member m ON m.id = d.member_id ${ofCountry(scope.country)}`}
     WHERE d.status = 'approved' AND d.currency = ${scope.currency}
       AND d.decided_at >= ${from} AND d.decided_at < ${until}
       AND NOT EXISTS (SELECT FROM cashier.deposit e
                        WHERE e.member_id = d.member_id AND e.status = 'approved' AND (e.decided_at, e.id) < (d.decided_at, d.id))
     GROUP BY 1`.execute(db);
  return new Map(rows.map((row) => [row.bucket, row.count]));
}

/** Active, returning, new members and first depositors, by part of the period. Parts with none are left out. */
export async function sumMembers(db: Db, scope: MemberScope, bucket?: DayBucket): Promise<MemberRow[]> {
  const [active, registered, first] = await Promise.all([
    countActive(db, scope, bucket),
    countNew(db, scope, bucket),
    countFirstDepositors(db, scope, bucket),
  ]);
  return [...new Set([...active.keys(), ...registered.keys(), ...first.keys()])].sort().map((name) => ({
    bucket: name,
    active: active.get(name)?.active ?? 0n,
    returning: active.get(name)?.returning ?? 0n,
    registered: registered.get(name) ?? 0n,
    firstDepositors: first.get(name) ?? 0n,
  }));
}

/** The same over the whole period: a member who was active on several days counts once. */
export async function totalMembers(db: Db, scope: MemberScope): Promise<MemberFigures> {
  const [row] = await sumMembers(db, scope);
  if (!row) return { active: 0n, returning: 0n, registered: 0n, firstDepositors: 0n };
  const { active, returning, registered, firstDepositors } = row;
  return { active, returning, registered, firstDepositors };
}

/**
 * The retention of the members who registered in the period: of each cohort, how many had a settled round on the nth day after
 * their registration. A count is undefined until that day is over for the whole cohort.
 */
export async function listCohorts(db: Db, scope: MemberScope, bucket: DayBucket): Promise<Cohort[]> {
  const zone = settlementZone();
  const { from, until } = momentsOf(scope, zone);
  const offsets = [...RETENTION_DAYS];
  const { rows } = await sql<{ bucket: string; members: bigint; active: bigint[] }>`
    WITH cohort AS MATERIALIZED (
      SELECT m.id, (m.created_at AT TIME ZONE ${zone})::date AS day FROM identity.member m
       WHERE m.created_at >= ${from} AND m.created_at < ${until}
         AND m.type <> ${TRIAL_TYPE} AND m.currency = ${scope.currency} ${ofCountry(scope.country)}
    ), unrolled AS MATERIALIZED (
      SELECT DISTINCT u.member_id, (u.settled_at AT TIME ZONE ${zone})::date AS day FROM reporting.unrolled u
       WHERE u.rounds > 0 AND u.currency = ${scope.currency}
    ), played AS (
      SELECT c.id, c.day, d.day - c.day AS after FROM cohort c
        JOIN reporting.member_day d ON d.member_id = c.id AND d.currency = ${scope.currency}
         AND d.day > c.day AND d.day <= c.day + ${offsets.at(-1)}::int
      UNION
      SELECT c.id, c.day, u.day - c.day FROM cohort c JOIN unrolled u ON u.member_id = c.id
    ), sized AS (
      SELECT ${ofDay(sql`c.day`, bucket)} AS bucket, count(*) AS members FROM cohort c GROUP BY 1
    )
    SELECT s.bucket, s.members,
           (SELECT array_agg(coalesce(p.count, 0) ORDER BY o.place)
              FROM unnest(${offsets}::int[]) WITH ORDINALITY AS o (after, place)
              LEFT JOIN (SELECT p.after, count(*) AS count FROM played p
                          WHERE ${ofDay(sql`p.day`, bucket)} = s.bucket GROUP BY 1) p ON p.after = o.after) AS active
      FROM sized s ORDER BY s.bucket`.execute(db);
  const today = dayOf(now(), zone);
  return rows.map((row) => {
    const end = bucketEnd(row.bucket, bucket);
    const last = end < scope.days.until ? end : scope.days.until;
    return {
      bucket: row.bucket,
      members: row.members,
      active: row.active.map((count, place) =>
        dayAfter(last, RETENTION_DAYS[place]!) < today ? count : undefined,
      ),
    };
  });
}
