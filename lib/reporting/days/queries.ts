import type { RawBuilder } from 'kysely';
import { sql } from '@/lib/db/client';
import type { DaySpan } from './types';

/** The valid bets of each member on each of some days: rows of (member_id, figure). */
export const validBetsByMember = (days: readonly DaySpan[], currency: string): RawBuilder<unknown> =>
  memberDays(
    days,
    sql`SELECT m.member_id, m.valid_bet AS figure FROM reporting.member_day m
         WHERE m.starts_at = a.starts_at AND m.currency = ${currency}`,
    sql`SELECT r.member_id, sum(r.valid_bet)::bigint AS figure FROM gateway.round r
         WHERE r.status = 'closed' AND r.currency = ${currency}
           AND r.settled_at >= a.starts_at AND r.settled_at < a.ends_at
         GROUP BY r.member_id`,
  );

/**
 * The largest single wins of each of some days, `places` members per day: rows of (member_id, figure). This is enough to rank
 * `places` members over all the days, because a member among the first is so on the day of the win. Equal figures are
 * ordered by member id.
 */
export const topWinsByMember = (
  days: readonly DaySpan[],
  currency: string,
  places: number,
): RawBuilder<unknown> =>
  memberDays(
    days,
    sql`SELECT m.member_id, m.top_win AS figure FROM reporting.member_day m
         WHERE m.starts_at = a.starts_at AND m.currency = ${currency}
         ORDER BY m.top_win DESC, m.member_id LIMIT ${places}`,
    // The conditions of the partial index round_won, including the one on play money.
    sql`SELECT r.member_id, max(r.payout - r.stake) AS figure FROM gateway.round r
         WHERE r.status = 'closed' AND r.payout > r.stake AND r.currency <> 'PLY' AND r.currency = ${currency}
           AND r.settled_at >= a.starts_at AND r.settled_at < a.ends_at
         GROUP BY r.member_id ORDER BY figure DESC, r.member_id LIMIT ${places}`,
  );

/**
 * Reads each of the days `a` from its stored totals if they are current, else from its rounds (today above all). Exact in one
 * statement: a change of a round marks its day as stale in the same database transaction.
 */
function memberDays(
  days: readonly DaySpan[],
  stored: RawBuilder<unknown>,
  fromRounds: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const starts = days.map(({ start }) => start);
  const ends = days.map(({ end }) => end);
  const requestedDays = sql`unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) AS a (starts_at, ends_at)`;
  const current = sql`EXISTS (
    SELECT FROM reporting.day d WHERE d.is_current AND (d.starts_at, d.ends_at) = (a.starts_at, a.ends_at))`;
  return sql`(
    SELECT c.member_id, c.figure FROM ${requestedDays} CROSS JOIN LATERAL (${stored}) c WHERE ${current}
    UNION ALL
    SELECT p.member_id, p.figure FROM ${requestedDays} CROSS JOIN LATERAL (${fromRounds}) p WHERE NOT ${current}
  )`;
}
