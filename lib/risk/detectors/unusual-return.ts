import { sql } from '@/lib/db/client';
import { formatDecimal } from '@/lib/money/amount';
import { returnScore } from '../rules';
import { PLAYS } from '../sources';
import type { Detector } from '../types';
import { daysBefore } from './shared';

interface Row {
  member: bigint;
  game: bigint;
  name: string;
  currency: string;
  model: string;
  version: number;
  rounds: bigint;
  stakes: bigint;
  payouts: bigint;
  topPayout: bigint;
  stakesSquared: number;
  lastDay: Date;
  expected: number | null;
  deviation: number | null;
}

/**
 * A member wins more at a game than its mathematics lead one to expect. Return and deviation of our studio's models are exact, or published
 * with their error. For games of other vendors they are thresholds of the rule.
 */
export const unusualReturn: Detector = {
  name: 'unusualReturn',
  source: PLAYS,
  severity: 'medium',
  thresholds: [
    { key: 'score', unit: 'score', minimum: 3, maximum: 20, shipped: 5 },
    { key: 'rounds', unit: 'count', minimum: 50, maximum: 1_000_000, shipped: 300 },
    { key: 'days', unit: 'days', minimum: 1, maximum: 90, shipped: 30 },
    { key: 'vendorReturn', unit: 'percent', minimum: 50, maximum: 100, shipped: 97 },
    { key: 'vendorDeviation', unit: 'stakes', minimum: 1, maximum: 1000, shipped: 12 },
  ],
  async find(db, { after, upTo, at }, thresholds) {
    const { score, rounds, days, vendorReturn, vendorDeviation } = thresholds as Record<string, number>;
    const { rows } = await sql<Row>`
      WITH fresh AS (
        SELECT DISTINCT p.member_id, p.node_id, p.currency, p.model, p.version FROM risk.member_game_day p
         WHERE p.batch > ${after} AND p.batch <= ${upTo} AND p.currency <> 'PLY')
      SELECT f.member_id AS member, f.node_id AS game, coalesce(g.names ->> 'en', g.code) AS name, f.currency, f.model, f.version,
             s.*, m.expected::float8 AS expected, m.deviation::float8 AS deviation
        FROM fresh f
        JOIN catalogue.game g ON g.node_id = f.node_id
        CROSS JOIN LATERAL (
          SELECT sum(p.rounds)::bigint AS rounds, sum(p.stakes)::bigint AS stakes, sum(p.payouts)::bigint AS payouts,
                 max(p.top_payout) AS "topPayout", sum(p.stakes_squared)::float8 AS "stakesSquared",
                 max(p.day)::timestamptz AS "lastDay"
            FROM risk.member_game_day p
           WHERE (p.member_id, p.node_id, p.currency, p.model, p.version) = (f.member_id, f.node_id, f.currency, f.model, f.version)
             AND p.day > ${daysBefore(at, days!)}::date) s
        LEFT JOIN reporting.rtp_monitor m
          ON m.kind = 'model' AND m.subject = f.model AND m.model = f.model AND m.version = f.version
       WHERE s.rounds >= ${rounds} AND s.payouts - s."topPayout" > s.stakes * 0.5`.execute(db);
    return rows.flatMap((row) => {
      const published =
        row.model === ''
          ? { rtp: vendorReturn! / 100, deviation: vendorDeviation! }
          : row.expected === null || row.deviation === null
            ? undefined
            : { rtp: row.expected, deviation: row.deviation };
      if (!published) return [];
      const reached = returnScore(
        {
          stakes: Number(row.stakes),
          payouts: Number(row.payouts),
          topPayout: Number(row.topPayout),
          stakesSquared: row.stakesSquared,
        },
        published,
      );
      if (reached < score!) return [];
      const money = (value: bigint) => ({
        kind: 'amount' as const,
        value: formatDecimal(value),
        currency: row.currency,
      });
      return [
        {
          subject: `member:${row.member} game:${row.game} ${row.model}@${row.version}`.slice(0, 120),
          members: [row.member],
          // The weight is rounded to whole standard errors, so that the next round does not open a decided flag again.
          weight: Math.floor(reached),
          facts: {
            game: { kind: 'text' as const, value: row.name },
            rounds: { kind: 'count' as const, value: Number(row.rounds) },
            stakes: money(row.stakes),
            payouts: money(row.payouts),
            topPayout: money(row.topPayout),
            returned: {
              kind: 'percent' as const,
              value: Math.round((Number(row.payouts) / Number(row.stakes)) * 10_000) / 100,
            },
            published: { kind: 'percent' as const, value: Math.round(published.rtp * 10_000) / 100 },
            score: { kind: 'score' as const, value: Math.round(reached * 10) / 10 },
          },
          evidence: [
            {
              what: 'play' as const,
              id: String(row.game),
              member: String(row.member),
              at: row.lastDay.toISOString(),
              amount: formatDecimal(row.payouts),
              currency: row.currency,
              count: Number(row.rounds),
              text: row.name,
            },
          ],
        },
      ];
    });
  },
};
