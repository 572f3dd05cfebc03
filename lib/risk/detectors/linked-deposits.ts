import { sql } from '@/lib/db/client';
import { formatDecimal, units } from '@/lib/money/amount';
import { siteConfig, type RealCurrency } from '@/lib/platform/site-config';
import { groupBy, richestWindow, shorten } from '../rules';
import { DEPOSITS } from '../sources';
import type { Detector } from '../types';

const DAY = 86_400_000;

/** About 2,000 EUR in whole units of each currency, for a rule without a sum of its own. Nobody need adjust it to the rate of a day. */
const WORTH_OF_2000_EUR: Readonly<Record<RealCurrency, number>> = {
  THB: 75_000,
  CNY: 15_500,
  USD: 2_200,
  VND: 55_000_000,
  EUR: 2_000,
  INR: 185_000,
  IDR: 35_000_000,
  MYR: 9_500,
  PHP: 125_000,
  KRW: 3_000_000,
  JPY: 330_000,
  BRL: 12_000,
};

interface Row {
  id: bigint;
  member: bigint;
  at: Date;
  amount: bigint;
}

/** Deposits of a member that together reach a sum within a time, however they are split (docs/trust.md P6). */
export const linkedDeposits: Detector = {
  name: 'linkedDeposits',
  source: DEPOSITS,
  severity: 'medium',
  thresholds: [
    { key: 'sum', unit: 'units', minimum: 0, maximum: 1_000_000_000, shipped: 0 },
    { key: 'days', unit: 'days', minimum: 1, maximum: 366, shipped: 180 },
  ],
  async find(db, { after, upTo }, thresholds) {
    const { sum, days } = thresholds as { sum: number; days: number };
    const { currency } = siteConfig().money;
    const least = units(sum || WORTH_OF_2000_EUR[currency]);
    const window = days * DAY;
    // The members of the new rows, and their deposits around those rows, by the index on member and time.
    const { rows } = await sql<Row>`
      WITH fresh AS MATERIALIZED (
        SELECT s.member_id, min(s.created_at) AS first, max(s.created_at) AS last FROM cashier.deposit s
         WHERE s.id > ${after} AND s.id <= ${upTo} AND s.currency = ${currency} GROUP BY 1
      )
      SELECT d.id, d.member_id AS member, d.created_at AS at, d.amount
        FROM fresh f
        JOIN cashier.deposit d ON d.member_id = f.member_id
         AND d.created_at >= f.first - make_interval(days => ${days}) AND d.created_at <= f.last
       WHERE d.currency = ${currency} AND d.status NOT IN ('rejected', 'cancelled')
       ORDER BY d.member_id, d.created_at, d.id`.execute(db);
    return [...groupBy(rows, ({ member }) => member)].flatMap(([member, deposits]) => {
      const linked = richestWindow(deposits, window);
      const total = linked.reduce((all, { amount }) => all + amount, 0n);
      if (total < least) return [];
      return [
        {
          subject: String(member),
          members: [member],
          // Weighs whole multiples of the sum, so that a decided flag does not open again with every deposit.
          weight: Number(total / least),
          facts: {
            count: { kind: 'count' as const, value: linked.length },
            sum: { kind: 'amount' as const, value: formatDecimal(total), currency },
            last: { kind: 'time' as const, value: linked.at(-1)!.at.toISOString() },
          },
          evidence: shorten(
            linked.map(({ id, at, amount }) => ({
              what: 'deposit' as const,
              id: String(id),
              member: String(member),
              at: at.toISOString(),
              amount: formatDecimal(amount),
              currency,
            })),
          ),
        },
      ];
    });
  },
};
