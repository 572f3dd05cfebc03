import type { RawBuilder } from 'kysely';
import { sql } from '@/lib/db/client';
import type { Days } from './types';

const firstDay = ({ from }: Days) => sql`${from}::date`;
const lastDay = ({ until }: Days) => sql`${until}::date`;

/** Whether a round that is not rolled up yet was settled on one of the days. */
const settledOn = (days: Days) => sql`
  u.settled_at >= ${firstDay(days)}::timestamp AT TIME ZONE ${days.zone}
  AND u.settled_at < (${lastDay(days)} + 1)::timestamp AT TIME ZONE ${days.zone}`;

/** The valid bets of each member over some days, in parts to be added: rows of (member_id, figure). */
export const validBetsByMember = (days: Days, currency: string): RawBuilder<unknown> => sql`(
  SELECT d.member_id, d.valid_bet AS figure FROM reporting.member_day d
   WHERE d.currency = ${currency} AND d.day BETWEEN ${firstDay(days)} AND ${lastDay(days)}
  UNION ALL
  SELECT u.member_id, u.valid_bet FROM reporting.unrolled u
   WHERE u.currency = ${currency} AND ${settledOn(days)})`;

/**
 * The largest single wins of each of some days, at least `places` members per day: rows of (member_id, figure). This is enough to
 * rank `places` members over all the days, because a member among the first is so on the day of the win. A member with a
 * correction that is not rolled up yet is read from the rounds. Equal figures are ordered by member id.
 */
export const topWinsByMember = (days: Days, currency: string, places: number): RawBuilder<unknown> => sql`(
  WITH corrected AS MATERIALIZED (SELECT DISTINCT u.member_id FROM reporting.unrolled u WHERE u.rounds < 0)
  SELECT d.member_id, d.top_win AS figure
    FROM generate_series(${firstDay(days)}::timestamp, ${lastDay(days)}::timestamp, '1 day') a (day)
    CROSS JOIN LATERAL (
      SELECT m.member_id, m.top_win FROM reporting.member_day m
       WHERE m.currency = ${currency} AND m.day = a.day::date AND m.member_id NOT IN (SELECT c.member_id FROM corrected c)
       ORDER BY m.top_win DESC, m.member_id LIMIT ${places}) d
  UNION ALL
  SELECT u.member_id, u.payout - u.stake FROM reporting.unrolled u
   WHERE u.rounds > 0 AND u.currency = ${currency} AND ${settledOn(days)}
     AND u.member_id NOT IN (SELECT c.member_id FROM corrected c)
  UNION ALL
  SELECT u.member_id, u.payout - u.stake FROM gateway.round u
   WHERE u.status = 'closed' AND u.currency = ${currency} AND ${settledOn(days)}
     AND u.member_id IN (SELECT c.member_id FROM corrected c))`;
