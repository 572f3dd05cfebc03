import { sql, type RawBuilder } from 'kysely';
import { AGENT_TYPES, MEMBER_TYPE, TRIAL_TYPE } from '@/lib/identity/account-types';
import { parseAmount } from '@/lib/money/amount';
import { dayAfter } from '@/lib/platform/day';
import { dayOf, dayStart } from '@/lib/platform/zone';
import type { Condition, IdRange, RuleContext, SegmentPeriod, SegmentRule } from './types';

const DAY_MS = 86_400_000;

type Sql = RawBuilder<unknown>;

/** The part of a query that a condition adds: a table joined as `f<place>`, and what must hold. */
interface Part {
  join?: Sql;
  where: Sql;
}

type FigureCondition = Extract<Condition, { period: SegmentPeriod | null }>;

/**
 * Compiles a rule to a query of the ids of the members whom it describes, ascending, without trial players. `range` limits the ids, so that
 * figures are computed for these members only. Pure: it does not read the database.
 */
export function compileSegment(
  rule: SegmentRule,
  context: RuleContext,
  range?: IdRange,
): RawBuilder<{ id: bigint }> {
  const parts = rule.conditions.map((condition, place) => compileCondition(condition, place, context, range));
  const joins = parts.flatMap(({ join }) => (join ? [join] : []));
  const conditions = parts.map(({ where }) => sql`(${where})`);
  const described =
    conditions.length === 0 ? sql`true` : sql.join(conditions, rule.match === 'all' ? sql` AND ` : sql` OR `);
  return sql<{ id: bigint }>`
    SELECT m.id FROM identity.member m ${sql.join(joins, sql` `)}
     WHERE m.type <> ${TRIAL_TYPE} ${within(sql.ref('m.id'), range)} AND (${described})
     ORDER BY m.id`;
}

const within = (id: Sql, range: IdRange | undefined): Sql =>
  range ? sql`AND ${id} > ${range.after} AND ${id} <= ${range.until}` : sql``;

function compileCondition(
  condition: Condition,
  place: number,
  context: RuleContext,
  range: IdRange | undefined,
): Part {
  const table = sql.raw(`f${place}`);
  switch (condition.field) {
    case 'status':
      return { where: isIn(sql`m.status`, condition.values, condition.not) };
    case 'kind':
      return { where: isKind(condition.values, condition.not) };
    case 'group': {
      const isMember = sql`EXISTS (SELECT 1 FROM cashier.group_member g
        WHERE g.member_id = m.id AND g.group_id = ANY (${condition.values}::bigint[]))`;
      return { where: condition.not ? sql`NOT ${isMember}` : isMember };
    }
    case 'country':
      return { where: isIn(sql`m.login_country`, condition.values, condition.not) };
    case 'language':
      return { where: isIn(sql`m.login_language`, condition.values, condition.not) };
    case 'currency':
      return { where: isIn(sql`m.currency::text`, condition.values, condition.not) };
    case 'registered':
      return {
        where: sql`${condition.from === undefined ? sql`true` : sql`m.created_at >= ${dayStart(condition.from, context.zone)}`}
          AND ${condition.until === undefined ? sql`true` : sql`m.created_at < ${dayStart(condition.until, context.zone, 1)}`}`,
      };
    case 'registeredAgo':
      return { where: isAgo(sql`m.created_at`, condition, context.at) };
    case 'lastLoginAgo':
      return { where: isAgo(sql`m.last_login_at`, condition, context.at) };
    case 'balance':
      return {
        join: sql`
          LEFT JOIN ledger.account a${table} ON a${table}.owner_kind = 'member' AND a${table}.owner_id = m.id
               AND a${table}.kind = 'main' AND a${table}.currency = m.currency
          LEFT JOIN ledger.balance ${table} ON ${table}.account_id = a${table}.id`,
        where: isBetween(sql`coalesce(${table}.amount, 0)`, condition),
      };
    default: {
      const figure = FIGURES[condition.field](condition, context, range);
      return {
        join: sql`LEFT JOIN (${figure}) ${table} ON ${table}.member_id = m.id AND ${table}.currency = m.currency`,
        where: isBetween(sql`coalesce(${table}.figure, 0)`, condition),
      };
    }
  }
}

const isIn = (column: Sql, values: readonly string[], not: boolean): Sql =>
  not
    ? sql`${column} IS NULL OR ${column} <> ALL (${[...values]}::text[])`
    : sql`${column} = ANY (${[...values]}::text[])`;

function isKind(kinds: readonly string[], not: boolean): Sql {
  const types = [
    ...(kinds.includes('member') ? [MEMBER_TYPE] : []),
    ...(kinds.includes('agent') ? AGENT_TYPES : []),
  ];
  return not ? sql`m.type <> ALL (${types}::int[])` : sql`m.type = ANY (${types}::int[])`;
}

/** Whether a moment is within limits in days before now; a day is 24 hours. `never` is the result if there is no such moment. */
function isAgo(
  column: Sql,
  { atLeast, atMost, never }: { atLeast?: number | undefined; atMost?: number | undefined; never: boolean },
  at: Date,
): Sql {
  const before = (days: number) => new Date(at.getTime() - days * DAY_MS);
  const bounds = [
    ...(atLeast === undefined ? [] : [sql`${column} <= ${before(atLeast)}`]),
    ...(atMost === undefined ? [] : [sql`${column} >= ${before(atMost)}`]),
  ];
  const known = bounds.length === 0 ? sql`false` : sql.join(bounds, sql` AND `);
  return never ? sql`${column} IS NULL OR (${known})` : sql`${column} IS NOT NULL AND ${known}`;
}

/** Both limits are included. */
function isBetween(
  figure: Sql,
  { atLeast, atMost }: { atLeast?: string | number | undefined; atMost?: string | number | undefined },
): Sql {
  const bounds = [
    ...(atLeast === undefined ? [] : [sql`${figure} >= ${limitOf(atLeast)}::bigint`]),
    ...(atMost === undefined ? [] : [sql`${figure} <= ${limitOf(atMost)}::bigint`]),
  ];
  return sql.join(bounds, sql` AND `);
}

const limitOf = (limit: string | number): bigint =>
  typeof limit === 'number' ? BigInt(limit) : parseAmount(limit)!;

/** The first and the last day of a period; undefined if it has no beginning and no end. */
function daysOf(period: SegmentPeriod | null, { at, zone }: RuleContext) {
  if (period === null) return undefined;
  if ('from' in period) return period;
  const today = dayOf(at, zone);
  return { from: dayAfter(today, 1 - period.days), until: today };
}

/** Whether a moment is in the period of a condition. */
function isInPeriod(column: Sql, period: SegmentPeriod | null, context: RuleContext): Sql {
  const days = daysOf(period, context);
  if (!days) return sql`true`;
  return sql`${column} >= ${dayStart(days.from, context.zone)} AND ${column} < ${dayStart(days.until, context.zone, 1)}`;
}

/** The queries of (member_id, currency, figure) behind the figures. Amounts in 1/10,000 of the currency's unit. */
const FIGURES: Record<
  FigureCondition['field'],
  (condition: FigureCondition, context: RuleContext, range: IdRange | undefined) => Sql
> = {
  depositSum: deposits(sql`sum(d.amount)::bigint`),
  depositCount: deposits(sql`count(*)`),
  withdrawalSum: withdrawals(
    sql`sum(CASE WHEN w.status = 'refunded' THEN coalesce(w.received_amount, 0) ELSE w.amount END)::bigint`,
  ),
  withdrawalCount: withdrawals(sql`count(*)`),
  stakes: play(['stake']),
  validBets: play(['valid_bet']),
  payouts: play(['payout']),
  grossRevenue: play(['stake', 'payout'], sql`sum(x.stake - x.payout)::bigint`),
  rounds: play(['rounds']),
};

/** Sums of settled rounds: the roll-up of days, and the rounds that are not rolled up yet. */
function play(
  columns: readonly ('stake' | 'valid_bet' | 'payout' | 'rounds')[],
  figure?: Sql,
): (typeof FIGURES)['validBets'] {
  const of = (table: string) => sql.join(columns.map((column) => sql.ref(`${table}.${column}`)));
  return (condition, context, range) => {
    const days = daysOf(condition.period, context);
    return sql`
      SELECT x.member_id, x.currency, ${figure ?? sql`sum(${sql.ref(`x.${columns[0]!}`)})::bigint`} AS figure
        FROM (SELECT r.member_id, r.currency, ${of('r')} FROM reporting.member_day r
               WHERE ${days ? sql`r.day BETWEEN ${days.from}::date AND ${days.until}::date` : sql`true`}
                 ${within(sql.ref('r.member_id'), range)}
              UNION ALL
              SELECT u.member_id, u.currency, ${of('u')} FROM reporting.unrolled u
               WHERE ${isInPeriod(sql`u.settled_at`, condition.period, context)}
                 ${within(sql.ref('u.member_id'), range)}) x
       GROUP BY x.member_id, x.currency`;
  };
}

/** Approved deposits, by the time of the approval. */
function deposits(figure: Sql): (typeof FIGURES)['depositSum'] {
  return (condition, context, range) => sql`
    SELECT d.member_id, d.currency, ${figure} AS figure FROM cashier.deposit d
     WHERE d.status = 'approved' AND ${isInPeriod(sql`d.decided_at`, condition.period, context)}
       ${within(sql.ref('d.member_id'), range)}
     GROUP BY d.member_id, d.currency`;
}

/** Paid withdrawals, by the time of the payment, without what was refunded. */
function withdrawals(figure: Sql): (typeof FIGURES)['withdrawalSum'] {
  return (condition, context, range) => sql`
    SELECT w.member_id, w.currency, ${figure} AS figure FROM cashier.withdrawal w
     WHERE w.paid_at IS NOT NULL AND ${isInPeriod(sql`w.paid_at`, condition.period, context)}
       ${within(sql.ref('w.member_id'), range)}
     GROUP BY w.member_id, w.currency`;
}
