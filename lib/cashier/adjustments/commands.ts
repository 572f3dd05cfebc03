import type { Tx } from '@/lib/db/client';
import { post } from '@/lib/ledger/commands';
import { ADJUSTMENTS_ACCOUNT, MAIN } from '@/lib/ledger/constants';
import { formatDecimal, type Amount } from '@/lib/money/amount';
import { createNotice } from '@/lib/notices/commands';

export interface Adjustment {
  memberId: bigint;
  currency: string;
  /** Positive for a credit, negative for a debit, in 1/10,000. */
  amount: Amount;
  /** The form creates one id for each adjustment. An id is posted once. */
  requestId: string;
  /** The member reads it. */
  reason: string;
  operatorId: bigint;
}

/** The ledger's key of an adjustment. */
export const adjustmentKey = (requestId: string): string => `adjustment:${requestId}`;

/**
 * Credits or debits the main account of a member against the house account `adjustments`, and writes a notice. Returns the ledger's
 * transaction and whether it had been posted before. Throws INSUFFICIENT_FUNDS 409 for a debit above the balance, IDEMPOTENCY_CONFLICT
 * 409 if the request id was used for something else.
 */
export async function postAdjustment(
  tx: Tx,
  { memberId, currency, amount, requestId, reason, operatorId }: Adjustment,
): Promise<{ transactionId: bigint; replayed: boolean }> {
  const { transactionId, replayed } = await post(tx, {
    key: adjustmentKey(requestId),
    kind: 'adjustment',
    currency,
    entries: [
      { account: { memberId, kind: MAIN }, amount },
      { account: { house: ADJUSTMENTS_ACCOUNT }, amount: -amount as Amount },
    ],
    content: reason,
    meta: { operator: String(operatorId), reason },
  });
  if (!replayed) {
    const credit = amount > 0n;
    await createNotice(tx, memberId, credit ? 'balanceCredited' : 'balanceDebited', {
      amount: formatDecimal(credit ? amount : -amount),
      currency,
      reason,
    });
  }
  return { transactionId, replayed };
}
