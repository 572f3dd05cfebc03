import { amount as toAmount, ZERO, type Amount } from '@/lib/money/amount';
import { alreadyDecided, ownApproval } from '../errors';
import type { Withdrawal, WithdrawalStatus } from '../types';

/** The state machine of a withdrawal (trust.md M7). What is not here does not happen; nothing leads back. */
export const MOVES = {
  approve: { from: ['requested'], to: 'approved' },
  pay: { from: ['approved'], to: 'paid' },
  reject: { from: ['requested', 'approved'], to: 'rejected' },
  confirmReceived: { from: ['paid'], to: 'received' },
  confirmPartial: { from: ['paid'], to: 'partial' },
  confirmNotReceived: { from: ['paid'], to: 'notReceived' },
  expire: { from: ['paid'], to: 'received' },
  force: { from: ['partial', 'notReceived'], to: 'received' },
  refund: { from: ['partial', 'notReceived'], to: 'refunded' },
} as const satisfies Record<string, { from: readonly WithdrawalStatus[]; to: WithdrawalStatus }>;

export type Move = keyof typeof MOVES;

/** Where a move leads from `status`. Throws ALREADY_DECIDED 409 where it does not lead anywhere. */
export function moved(status: WithdrawalStatus, move: Move): WithdrawalStatus {
  const { from, to } = MOVES[move];
  if (!(from as readonly WithdrawalStatus[]).includes(status)) throw alreadyDecided();
  return to;
}

/** trust.md M8: above the threshold, whoever took the first step may not take the second. Throws OWN_APPROVAL 403. */
export function demandOther(amount: Amount, threshold: Amount, first: bigint | null, second: bigint): void {
  if (amount > threshold && first === second) throw ownApproval();
}

/** What the member says did not arrive: what a refund gives back. */
export const missingOf = ({
  amount,
  receivedAmount,
}: Pick<Withdrawal, 'amount' | 'receivedAmount'>): Amount => toAmount(amount - (receivedAmount ?? ZERO));

/** Whether giving back what is missing takes two operators (trust.md M8): it is money for a member's word. */
const refundNeedsTwo = (withdrawal: Withdrawal, threshold: bigint): boolean =>
  missingOf(withdrawal) > threshold;

/** Whether the next yes to a refund is the first of two. */
export const refundIsFirst = (withdrawal: Withdrawal, threshold: bigint): boolean =>
  refundNeedsTwo(withdrawal, threshold) && withdrawal.refundCheckedBy === null;

/** Who took the step before this one, and so may not take it above the threshold. */
export function stepBefore(
  withdrawal: Withdrawal,
  move: 'pay' | 'force' | 'refund',
  threshold: bigint,
): bigint | null {
  if (move === 'pay') return withdrawal.approvedBy;
  return move === 'refund' && refundNeedsTwo(withdrawal, threshold)
    ? withdrawal.refundCheckedBy
    : withdrawal.paidBy;
}
