import { sql, type Db } from '@/lib/db/client';
import type { Amount } from '@/lib/money/amount';
import { settlementZone } from '../settlement';
import { momentsOf } from './sources';
import type { DayRange } from './types';

export type PaymentKind = 'deposit' | 'withdrawal';

/** Requests that operators or a channel decided in the period. */
export interface PaymentRow {
  kind: PaymentKind;
  channel: string;
  /** The account name of the operator who decided last; null if no operator decided. */
  operator: string | null;
  currency: string;
  /** Credited deposits, paid withdrawals. */
  count: bigint;
  amount: Amount;
  rejected: bigint;
  /** Seconds from the request to the credit or the payment: the median and the time that nine of ten did not exceed. */
  median: number | null;
  ninth: number | null;
}

export interface PaymentScope {
  days: DayRange;
  currency?: string | undefined;
  channel?: string | undefined;
}

/**
 * Decided requests of the cashier by kind, channel, operator and currency. The amounts of a channel are those of `sumFlows` if every
 * posting has a request, except for refunds, which are no request of their own.
 */
export async function sumPayments(db: Db, { days, currency, channel }: PaymentScope): Promise<PaymentRow[]> {
  const { from: start, until: end } = momentsOf({ days }, settlementZone());
  const which = sql`
    ${currency === undefined ? sql`` : sql`AND r.currency = ${currency}`}
    ${channel === undefined ? sql`` : sql`AND r.channel = ${channel}`}`;
  const { rows } = await sql<PaymentRow>`
    SELECT p.kind, p.channel, o.account AS operator, p.currency, count(*) FILTER (WHERE p.done) AS count,
           coalesce(sum(p.amount) FILTER (WHERE p.done), 0)::bigint AS amount, count(*) FILTER (WHERE NOT p.done) AS rejected,
           percentile_disc(0.5) WITHIN GROUP (ORDER BY p.seconds) FILTER (WHERE p.done) AS median,
           percentile_disc(0.9) WITHIN GROUP (ORDER BY p.seconds) FILTER (WHERE p.done) AS ninth
      FROM (
        SELECT 'deposit' AS kind, r.channel, r.decided_by AS operator_id, r.currency, r.amount, r.status = 'approved' AS done,
               extract(epoch FROM r.decided_at - r.created_at)::float8 AS seconds
          FROM cashier.deposit r
         WHERE r.status IN ('approved', 'rejected') AND r.decided_at >= ${start} AND r.decided_at < ${end} ${which}
        UNION ALL
        SELECT 'withdrawal', r.channel, r.paid_by, r.currency, r.amount, true,
               extract(epoch FROM r.paid_at - r.created_at)::float8
          FROM cashier.withdrawal r
         WHERE r.paid_at IS NOT NULL AND r.paid_at >= ${start} AND r.paid_at < ${end} ${which}
        UNION ALL
        SELECT 'withdrawal', r.channel, r.rejected_by, r.currency, r.amount, false, NULL
          FROM cashier.withdrawal r
         WHERE r.status = 'rejected' AND r.rejected_at >= ${start} AND r.rejected_at < ${end} ${which}) p
      LEFT JOIN backoffice.operator o ON o.id = p.operator_id
     GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3 NULLS FIRST, 4`.execute(db);
  return rows;
}

/** A large payment, for the dashboard. */
export interface LargePayment {
  kind: PaymentKind;
  id: bigint;
  memberId: bigint;
  account: string;
  amount: Amount;
  at: Date;
}

/** The largest credited deposits and paid withdrawals of the period in one currency. */
export async function listLargePayments(
  db: Db,
  scope: { days: DayRange; currency: string },
  limit: number,
): Promise<LargePayment[]> {
  const { from: start, until: end } = momentsOf(scope, settlementZone());
  const { rows } = await sql<LargePayment>`
    SELECT p.kind, p.id, p.member_id AS "memberId", m.account, p.amount, p.at
      FROM ((SELECT 'deposit' AS kind, d.id, d.member_id, d.amount, d.decided_at AS at FROM cashier.deposit d
              WHERE d.status = 'approved' AND d.decided_at >= ${start} AND d.decided_at < ${end} AND d.currency = ${scope.currency}
              ORDER BY d.amount DESC, d.id DESC LIMIT ${limit})
            UNION ALL
            (SELECT 'withdrawal', w.id, w.member_id, w.amount, w.paid_at FROM cashier.withdrawal w
              WHERE w.paid_at >= ${start} AND w.paid_at < ${end} AND w.currency = ${scope.currency}
              ORDER BY w.amount DESC, w.id DESC LIMIT ${limit})) p
      JOIN identity.member m ON m.id = p.member_id
     ORDER BY p.amount DESC, p.at DESC LIMIT ${limit}`.execute(db);
  return rows;
}
