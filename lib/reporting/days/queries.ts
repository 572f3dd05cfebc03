import type { RawBuilder } from 'kysely';
import { sql } from '@/lib/db/client';
import type { DaySpan } from './types';

/** What each member bet on each of some days, validly: rows of (member_id, figure). */
export const validBets = (days: readonly DaySpan[], currency: string): RawBuilder<unknown> =>
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
 * The greatest single wins of each of some days, `places` members a day: rows of (member_id, figure). That is enough to rank
 * as many over all the days, equals in the order of their ids: who is among the first is so on the day they won it.
 */
export const topWins = (days: readonly DaySpan[], currency: string, places: number): RawBuilder<unknown> =>
  memberDays(
    days,
    sql`SELECT m.member_id, m.top_win AS figure FROM reporting.member_day m
         WHERE m.starts_at = a.starts_at AND m.currency = ${currency}
         ORDER BY m.top_win DESC, m.member_id LIMIT ${places}`,
    // The words of the partial index round_won (0040), play money among them.
    sql`SELECT r.member_id, max(r.payout - r.stake) AS figure FROM gateway.round r
         WHERE r.status = 'closed' AND r.payout > r.stake AND r.currency <> 'PLY' AND r.currency = ${currency}
           AND r.settled_at >= a.starts_at AND r.settled_at < a.ends_at
         GROUP BY r.member_id ORDER BY figure DESC, r.member_id LIMIT ${places}`,
  );

/**
 * Reads each of the days `a` as it was counted where it stands sound, from its rounds where it does not (today, above all).
 * Exact in one statement: what reopens a day does so in the transaction that changes the round.
 */
function memberDays(
  days: readonly DaySpan[],
  counted: RawBuilder<unknown>,
  played: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const starts = days.map(({ start }) => start);
  const ends = days.map(({ end }) => end);
  const asked = sql`unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) AS a (starts_at, ends_at)`;
  const sound = sql`EXISTS (
    SELECT FROM reporting.day d WHERE d.sound AND (d.starts_at, d.ends_at) = (a.starts_at, a.ends_at))`;
  return sql`(
    SELECT c.member_id, c.figure FROM ${asked} CROSS JOIN LATERAL (${counted}) c WHERE ${sound}
    UNION ALL
    SELECT p.member_id, p.figure FROM ${asked} CROSS JOIN LATERAL (${played}) p WHERE NOT ${sound}
  )`;
}
