import { amount as toAmount, ZERO, type Amount } from '@/lib/money/amount';
import { alreadyDecided, ownApproval } from '../errors';
import type { Withdrawal, WithdrawalStatus } from '../types';

/** The state machine of a withdrawal (docs/trust.md M7): all transitions that are allowed. */
export const TRANSITIONS = {
  approve: { from: ['requested'], to: 'approved' },
  pay: { from: ['approved'], to: 'paid' },
  reject: { from: ['requested', 'approved'], to: 'rejected' },
  cancel: { from: ['requested', 'approved'], to: 'cancelled' },
  confirmReceived: { from: ['paid'], to: 'received' },
  confirmPartial: { from: ['paid'], to: 'partial' },
  confirmNotReceived: { from: ['paid'], to: 'notReceived' },
  expire: { from: ['paid'], to: 'received' },
  force: { from: ['partial', 'notReceived'], to: 'received' },
  refund: { from: ['partial', 'notReceived'], to: 'refunded' },
} as const satisfies Record<string, { from: readonly WithdrawalStatus[]; to: WithdrawalStatus }>;

export type Transition = keyof typeof TRANSITIONS;

/** The status after a transition from `status`. Throws ALREADY_DECIDED 409 if `status` does not allow it. */
export function requireNextStatus(status: WithdrawalStatus, transition: Transition): WithdrawalStatus {
  const { from, to } = TRANSITIONS[transition];
  if (!(from as readonly WithdrawalStatus[]).includes(status)) throw alreadyDecided();
  return to;
}

/** Above the threshold, the operators of two steps must differ (docs/trust.md M8). Throws OWN_APPROVAL 403. */
export function assertOtherOperator(
  amount: Amount,
  threshold: Amount,
  first: bigint | null,
  second: bigint,
): void {
  if (amount > threshold && first === second) throw ownApproval();
}

/** What the payee is paid: the amount without the fee. */
export const payoutOf = ({ amount, fee }: Pick<Withdrawal, 'amount' | 'fee'>): Amount =>
  toAmount(amount - fee);

/** The part of the payout that did not arrive, according to the member. */
export const missingAmount = (withdrawal: Pick<Withdrawal, 'amount' | 'fee' | 'receivedAmount'>): Amount =>
  toAmount(payoutOf(withdrawal) - (withdrawal.receivedAmount ?? ZERO));

/** The fee that a refund returns: all of it if nothing arrived, else nothing. */
export const returnedFee = ({ fee, receivedAmount }: Pick<Withdrawal, 'fee' | 'receivedAmount'>): Amount =>
  (receivedAmount ?? ZERO) === 0n ? fee : ZERO;

/** What a refund credits: what did not arrive, and the returned fee. */
export const refundAmount = (withdrawal: Pick<Withdrawal, 'amount' | 'fee' | 'receivedAmount'>): Amount =>
  toAmount(missingAmount(withdrawal) + returnedFee(withdrawal));

/** Whether a refund needs two operators (docs/trust.md M8): it is paid on the member's word. */
const needsDualRefundApproval = (withdrawal: Withdrawal, threshold: bigint): boolean =>
  refundAmount(withdrawal) > threshold;

/** Whether the next approval of a refund is the first of two. */
export const isFirstRefundApproval = (withdrawal: Withdrawal, threshold: bigint): boolean =>
  needsDualRefundApproval(withdrawal, threshold) && withdrawal.refundCheckedBy === null;

/** The operator of the step before this one, who cannot take this one above the threshold. */
export function previousOperator(
  withdrawal: Withdrawal,
  step: 'pay' | 'force' | 'refund',
  threshold: bigint,
): bigint | null {
  if (step === 'pay') return withdrawal.approvedBy;
  return step === 'refund' && needsDualRefundApproval(withdrawal, threshold)
    ? withdrawal.refundCheckedBy
    : withdrawal.paidBy;
}
