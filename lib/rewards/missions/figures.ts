import { sql, type Db } from '@/lib/db/client';
import { MULTIPLE_DAYS } from './constants';
import type { MissionFigure, MissionScope } from './types';

export interface Goal {
  figure: MissionFigure;
  scope: MissionScope;
  code: string;
  from: Date;
  /** Excluded; null: without end. */
  until: Date | null;
}

/** Whether a row of games is in the scope of the goal `g`. */
const inScope = (vendor: string, category: string, node: string) => sql`
  CASE g.scope WHEN 'all' THEN true WHEN 'category' THEN ${sql.ref(category)} = g.code
               WHEN 'vendor' THEN ${sql.ref(vendor)} = g.code ELSE ${sql.ref(node)}::text = g.code END`;

/** Rows of (hour, rounds, valid_bet, net) of the goal `g`: the roll-up of hours, and the rounds that are not rolled up yet. */
const played = (memberId: bigint, currency: string) => sql`(
  SELECT h.hour AS at, h.rounds, h.valid_bet, h.payout - h.stake AS net
    FROM reporting.member_hour h
   WHERE h.member_id = ${memberId} AND h.currency = ${currency} AND h.hour >= g.since AND h.hour < g.until
     AND ${inScope('h.vendor', 'h.game_type', 'h.node_id')}
  UNION ALL
  SELECT t.settled_at, t.rounds, t.valid_bet, t.payout - t.stake
    FROM tail t WHERE t.settled_at >= g.since AND t.settled_at < g.until AND ${inScope('t.vendor', 't.game_type', 't.node_id')})`;

/**
 * The figures of one member for some goals, in their order, in one query: sums of the roll-ups plus the rounds that are not rolled up yet,
 * so that each settled round counts exactly once at any moment. The periods of goals are whole settlement days. Amounts and multiples are in
 * 1/10,000; counts are whole numbers.
 */
export async function readFigures(
  db: Db,
  member: { id: bigint; currency: string },
  goals: readonly Goal[],
  zone: string,
): Promise<bigint[]> {
  if (goals.length === 0) return [];
  const { id, currency } = member;
  const rows = played(id, currency);
  const deposits = sql`FROM cashier.deposit d
    WHERE d.member_id = ${id} AND d.currency = ${currency} AND d.status = 'approved' AND d.decided_at >= g.since AND d.decided_at < g.until`;
  const result = await sql<{ value: bigint }>`
    WITH tail AS MATERIALIZED (
      SELECT u.settled_at, u.rounds, u.valid_bet, u.payout, u.stake, u.node_id, c.vendor_code AS vendor, c.game_type
        FROM reporting.unrolled u JOIN catalogue.game c ON c.node_id = u.node_id
       WHERE u.member_id = ${id} AND u.currency = ${currency})
    SELECT coalesce(CASE g.figure
             WHEN 'validBet' THEN (SELECT sum(x.valid_bet) FROM ${rows} x)
             WHEN 'rounds' THEN (SELECT sum(x.rounds) FROM ${rows} x)
             WHEN 'netWin' THEN (SELECT sum(x.net) FROM ${rows} x)
             WHEN 'daysPlayed' THEN (
               SELECT count(*) FROM (SELECT 1 FROM ${rows} x GROUP BY (x.at AT TIME ZONE ${zone})::date HAVING sum(x.rounds) > 0) d)
             WHEN 'multiple' THEN (
               SELECT max(r.payout::numeric * 10000 / r.stake)
                 FROM gateway.round r JOIN catalogue.game c ON c.node_id = r.node_id
                WHERE r.member_id = ${id} AND r.currency = ${currency} AND r.status = 'closed' AND r.stake > 0
                  AND r.opened_at >= g.since - make_interval(days => ${MULTIPLE_DAYS}) AND r.opened_at < g.until
                  AND r.settled_at >= g.since AND r.settled_at < g.until
                  AND ${inScope('c.vendor_code', 'c.game_type', 'r.node_id')})
             WHEN 'depositCount' THEN (SELECT count(*) ${deposits})
             WHEN 'depositSum' THEN (SELECT sum(d.amount) ${deposits})
             WHEN 'checkIns' THEN (
               SELECT count(*) FROM rewards.check_in k
                WHERE k.member_id = ${id} AND k.day >= (g.since AT TIME ZONE ${zone})::date
                  AND (g.until = 'infinity' OR k.day < (g.until AT TIME ZONE ${zone})::date))
           END, 0)::bigint AS value
      FROM unnest(${goals.map(({ figure }) => figure)}::text[], ${goals.map(({ scope }) => scope)}::text[],
                  ${goals.map(({ code }) => code)}::text[], ${goals.map(({ from }) => from)}::timestamptz[],
                  ${goals.map(({ until }) => until?.toISOString() ?? 'infinity')}::timestamptz[])
           WITH ORDINALITY AS g (figure, scope, code, since, until, place)
     ORDER BY g.place`.execute(db);
  return result.rows.map(({ value }) => value);
}
