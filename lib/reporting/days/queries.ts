import type { RawBuilder } from 'kysely';
import { sql } from '@/lib/db/client';
import type { DaySpan } from './types';

/**
 * Rows of (member_id, valid_bet, top_win), one a member and day, of a currency's closed rounds within some days: as
 * counted where a day stands sound, from the rounds themselves where it does not (today, above all). Exact in one
 * statement: what reopens a day does so in the transaction that changes the round. `won` leaves out rounds that won
 * nothing, which then are read from the winner board's index.
 */
export function memberDays(days: readonly DaySpan[], currency: string, won: boolean): RawBuilder<unknown> {
  const asked = sql`unnest(${days.map(({ start }) => start)}::timestamptz[], ${days.map(({ end }) => end)}::timestamptz[]) AS a (starts_at, ends_at)`;
  const counted = sql`reporting.day d WHERE d.sound AND (d.starts_at, d.ends_at) = (a.starts_at, a.ends_at)`;
  // The words of the partial index round_won (0040), play money among them.
  const only = won ? sql`AND r.payout > r.stake AND r.currency <> 'PLY'` : sql``;
  return sql`(
    SELECT m.member_id, m.valid_bet, m.top_win
      FROM ${asked} JOIN reporting.member_day m ON m.starts_at = a.starts_at AND m.currency = ${currency}
     WHERE EXISTS (SELECT FROM ${counted})
    UNION ALL
    SELECT r.member_id, r.valid_bet, r.top_win
      FROM ${asked} CROSS JOIN LATERAL (
        SELECT r.member_id, sum(r.valid_bet)::bigint AS valid_bet, max(r.payout - r.stake) AS top_win
          FROM gateway.round r
         WHERE r.status = 'closed' AND r.currency = ${currency} ${only}
           AND r.settled_at >= a.starts_at AND r.settled_at < a.ends_at
         GROUP BY r.member_id) r
     WHERE NOT EXISTS (SELECT FROM ${counted})
  )`;
}
