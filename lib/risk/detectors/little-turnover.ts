import { sql } from '@/lib/db/client';
import { formatDecimal, units } from '@/lib/money/amount';
import { isLittleTurnover, shorten } from '../rules';
import { WITHDRAWALS } from '../sources';
import type { Detector, EvidenceRow } from '../types';
import { daysBefore } from './shared';

interface Row {
  member: bigint;
  currency: string;
  deposited: bigint;
  withdrawn: bigint;
  turnover: bigint;
  deposits: { id: number; at: string; amount: number }[];
  withdrawals: { id: number; at: string; amount: number }[];
}

/** A member deposits, hardly bets, and withdraws most of it. */
export const littleTurnover: Detector = {
  name: 'littleTurnover',
  source: WITHDRAWALS,
  severity: 'high',
  thresholds: [
    { key: 'days', unit: 'days', minimum: 1, maximum: 90, shipped: 7 },
    { key: 'turnover', unit: 'percent', minimum: 1, maximum: 100, shipped: 50 },
    { key: 'share', unit: 'percent', minimum: 1, maximum: 100, shipped: 60 },
    { key: 'amount', unit: 'units', minimum: 0, maximum: 1_000_000_000, shipped: 1000 },
  ],
  async find(db, { after, upTo, at }, { days, turnover, share, amount }) {
    const { rows } = await sql<Row>`
      WITH fresh AS (
        SELECT DISTINCT w.member_id, w.currency FROM cashier.withdrawal w
         WHERE w.id > ${after} AND w.id <= ${upTo} AND w.status NOT IN ('rejected', 'cancelled')
      ), paid AS MATERIALIZED (
        SELECT f.member_id, f.currency, sum(d.amount) AS deposited, min(d.decided_at) AS since,
               jsonb_agg(jsonb_build_object('id', d.id, 'at', d.decided_at, 'amount', d.amount) ORDER BY d.id DESC) AS deposits
          FROM fresh f JOIN cashier.deposit d ON d.member_id = f.member_id AND d.currency = f.currency
           AND d.status = 'approved' AND d.created_at > ${daysBefore(at, days!)}
         GROUP BY 1, 2
      ), taken AS (
        SELECT p.member_id, p.currency, sum(w.amount) AS withdrawn,
               jsonb_agg(jsonb_build_object('id', w.id, 'at', w.created_at, 'amount', w.amount) ORDER BY w.id DESC) AS withdrawals
          FROM paid p JOIN cashier.withdrawal w ON w.member_id = p.member_id AND w.currency = p.currency
           AND w.created_at >= p.since AND w.status NOT IN ('rejected', 'cancelled', 'refunded')
         GROUP BY 1, 2
      ), played AS (
        SELECT b.member_id, b.currency, sum(b.valid_bet) AS turnover FROM (
          SELECT p.member_id, p.currency, h.valid_bet FROM paid p
            JOIN reporting.member_hour h ON h.member_id = p.member_id AND h.currency = p.currency
             AND h.hour > p.since - interval '1 hour'
          UNION ALL
          SELECT p.member_id, p.currency, u.valid_bet FROM paid p
            JOIN reporting.unrolled u ON u.member_id = p.member_id AND u.currency = p.currency AND u.settled_at >= p.since) b
         GROUP BY 1, 2)
      SELECT p.member_id AS member, p.currency, p.deposited::bigint AS deposited, t.withdrawn::bigint AS withdrawn,
             coalesce(b.turnover, 0)::bigint AS turnover, p.deposits, t.withdrawals
        FROM paid p JOIN taken t USING (member_id, currency) LEFT JOIN played b USING (member_id, currency)
       WHERE t.withdrawn >= ${units(amount!)}`.execute(db);
    return rows
      .filter((row) => isLittleTurnover(row, { turnoverPercent: turnover!, sharePercent: share! }))
      .map((row) => {
        const money = (value: bigint) => ({
          kind: 'amount' as const,
          value: formatDecimal(value),
          currency: row.currency,
        });
        const rowsOf = (what: EvidenceRow['what'], list: Row['deposits']) =>
          list.map((each) => ({
            what,
            id: String(each.id),
            member: String(row.member),
            at: new Date(each.at).toISOString(),
            amount: formatDecimal(BigInt(each.amount)),
            currency: row.currency,
          }));
        return {
          subject: `member:${row.member}`,
          members: [row.member],
          weight: Number(row.withdrawn) / 10_000,
          facts: {
            deposited: money(row.deposited),
            withdrawn: money(row.withdrawn),
            turnover: money(row.turnover),
            turnoverShare: {
              kind: 'percent' as const,
              value: Number((row.turnover * 1000n) / row.deposited) / 10,
            },
          },
          evidence: shorten([
            ...rowsOf('withdrawal', row.withdrawals.slice(0, 20)),
            ...rowsOf('deposit', row.deposits),
          ]),
        };
      });
  },
};
