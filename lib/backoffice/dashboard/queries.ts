import { sql } from 'kysely';
import type { Db } from '@/lib/db/client';
import { ZERO, type Amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { dayOf, dayStart } from '@/lib/platform/zone';

export interface Tally {
  count: number;
  /** The sum, in 1/10,000 units of the site's currency. */
  amount: Amount;
}

export interface Desk {
  /** Deposits that wait for an operator. */
  deposits: Tally;
  /** Withdrawals that wait for one: to be approved, paid, or a dispute ended. */
  withdrawals: Tally;
}

const tally = (row: { count: bigint; amount: bigint | null }): Tally => ({
  count: Number(row.count),
  amount: (row.amount ?? ZERO) as Amount,
});

/** What waits, in one round trip over the two indexes of open requests. */
export async function waiting(db: Db): Promise<Desk> {
  const { rows } = await sql<{ desk: 'deposits' | 'withdrawals'; count: bigint; amount: bigint | null }>`
    SELECT 'deposits' AS desk, count(*) AS count, sum(amount)::bigint AS amount
      FROM cashier.deposit WHERE status IN ('pending', 'checked')
    UNION ALL
    SELECT 'withdrawals', count(*), sum(amount)::bigint
      FROM cashier.withdrawal WHERE status IN ('requested', 'approved', 'partial', 'notReceived')`.execute(
    db,
  );
  const of = (desk: keyof Desk) => tally(rows.find((row) => row.desk === desk)!);
  return { deposits: of('deposits'), withdrawals: of('withdrawals') };
}

export interface Today {
  deposits: Tally;
  withdrawals: Tally;
}

/** Money that came in and went out since the settlement day began: approved deposits, paid withdrawals. */
export async function movedToday(db: Db): Promise<Today> {
  const { SETTLEMENT_ZONE: zone } = env();
  const from = dayStart(dayOf(now(), zone), zone);
  const { rows } = await sql<{ kind: 'deposits' | 'withdrawals'; count: bigint; amount: bigint | null }>`
    SELECT 'deposits' AS kind, count(*) AS count, sum(amount)::bigint AS amount
      FROM cashier.deposit WHERE status = 'approved' AND decided_at >= ${from}
    UNION ALL
    SELECT 'withdrawals', count(*), sum(amount)::bigint
      FROM cashier.withdrawal WHERE paid_at IS NOT NULL AND paid_at >= ${from}`.execute(db);
  const of = (kind: keyof Today) => tally(rows.find((row) => row.kind === kind)!);
  return { deposits: of('deposits'), withdrawals: of('withdrawals') };
}

export interface Revenue {
  /** A day of the settlement zone, 2026-01-31. */
  day: string;
  rounds: number;
  stakes: Amount;
  payouts: Amount;
  /** Gross gaming revenue: stakes less payouts. */
  revenue: Amount;
}

/**
 * Gross gaming revenue of the last `days` settlement days, today last, days without play among them: rounds in the site's
 * currency by the time they were settled. One that was voided cost nothing, unless a win of it stands (lib/gateway/README.md).
 * One pass over the period's part of gateway.round (BRIN).
 */
export async function revenueByDay(db: Db, days: number): Promise<Revenue[]> {
  const { SETTLEMENT_ZONE: zone, CURRENCY } = env();
  const today = dayOf(now(), zone);
  const from = dayStart(today, zone, 1 - days);
  const { rows } = await sql<{ day: string; rounds: bigint; stakes: bigint; payouts: bigint }>`
    SELECT to_char(settled_at AT TIME ZONE ${zone}, 'YYYY-MM-DD') AS day, count(*) AS rounds,
           sum(stake)::bigint AS stakes, sum(payout)::bigint AS payouts
      FROM gateway.round
     WHERE settled_at >= ${from} AND (status = 'closed' OR payout <> 0) AND currency = ${CURRENCY}::char(3)
     GROUP BY 1`.execute(db);
  const found = new Map(rows.map((row) => [row.day, row]));
  const first = Date.parse(`${today}T00:00:00Z`) - (days - 1) * DAY_MS;
  return Array.from({ length: days }, (_, index) => {
    const day = new Date(first + index * DAY_MS).toISOString().slice(0, 10);
    const { rounds = 0n, stakes = 0n, payouts = 0n } = found.get(day) ?? {};
    return {
      day,
      rounds: Number(rounds),
      stakes: stakes as Amount,
      payouts: payouts as Amount,
      revenue: (stakes - payouts) as Amount,
    };
  });
}

const DAY_MS = 86_400_000;
