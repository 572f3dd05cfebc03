import { sql } from 'kysely';
import type { Db } from '@/lib/db/client';
import { ZERO, type Amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { siteConfig } from '@/lib/platform/site-config';
import { dayOf, dayStart } from '@/lib/platform/zone';

export interface Tally {
  count: number;
  /** In 1/10,000 of the site's currency. */
  amount: Amount;
}

export interface WaitingRequests {
  /** Deposits that wait for an operator. */
  deposits: Tally;
  /** Withdrawals that wait for an operator: to be approved, paid or resolved. */
  withdrawals: Tally;
}

const tally = (row: { count: bigint; amount: bigint | null }): Tally => ({
  count: Number(row.count),
  amount: (row.amount ?? ZERO) as Amount,
});

/** Counts waiting requests, in one query over the two indexes of open requests. */
export async function countWaitingRequests(db: Db): Promise<WaitingRequests> {
  const { rows } = await sql<{ kind: 'deposits' | 'withdrawals'; count: bigint; amount: bigint | null }>`
    SELECT 'deposits' AS kind, count(*) AS count, sum(amount)::bigint AS amount
      FROM cashier.deposit WHERE status IN ('pending', 'checked')
    UNION ALL
    SELECT 'withdrawals', count(*), sum(amount)::bigint
      FROM cashier.withdrawal WHERE status IN ('requested', 'approved', 'partial', 'notReceived')`.execute(
    db,
  );
  const of = (kind: keyof WaitingRequests) => tally(rows.find((row) => row.kind === kind)!);
  return { deposits: of('deposits'), withdrawals: of('withdrawals') };
}

export interface PaymentsToday {
  deposits: Tally;
  withdrawals: Tally;
}

/** Sums approved deposits and paid withdrawals of the current settlement day. */
export async function sumPaymentsToday(db: Db): Promise<PaymentsToday> {
  const zone = siteConfig().money.settlementZone;
  const from = dayStart(dayOf(now(), zone), zone);
  const { rows } = await sql<{ kind: 'deposits' | 'withdrawals'; count: bigint; amount: bigint | null }>`
    SELECT 'deposits' AS kind, count(*) AS count, sum(amount)::bigint AS amount
      FROM cashier.deposit WHERE status = 'approved' AND decided_at >= ${from}
    UNION ALL
    SELECT 'withdrawals', count(*), sum(amount)::bigint
      FROM cashier.withdrawal WHERE paid_at IS NOT NULL AND paid_at >= ${from}`.execute(db);
  const of = (kind: keyof PaymentsToday) => tally(rows.find((row) => row.kind === kind)!);
  return { deposits: of('deposits'), withdrawals: of('withdrawals') };
}

export interface Revenue {
  /** Settlement day, 2026-01-31. */
  day: string;
  rounds: number;
  stakes: Amount;
  payouts: Amount;
  /** Gross gaming revenue: stakes minus payouts. */
  revenue: Amount;
}

/**
 * Gross gaming revenue of the last `days` settlement days, today last, with days without play: rounds in the site's
 * currency by settlement time. A voided round counts only if it has a win that is not rolled back (lib/gateway/README.md).
 * The BRIN index limits the query to the period's part of gateway.round.
 */
export async function revenueByDay(db: Db, days: number): Promise<Revenue[]> {
  const { settlementZone: zone, currency } = siteConfig().money;
  const today = dayOf(now(), zone);
  const from = dayStart(today, zone, 1 - days);
  const { rows } = await sql<{ day: string; rounds: bigint; stakes: bigint; payouts: bigint }>`
    SELECT to_char(settled_at AT TIME ZONE ${zone}, 'YYYY-MM-DD') AS day, count(*) AS rounds,
           sum(stake)::bigint AS stakes, sum(payout)::bigint AS payouts
      FROM gateway.round
     WHERE settled_at >= ${from} AND (status = 'closed' OR payout <> 0) AND currency = ${currency}::char(3)
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
