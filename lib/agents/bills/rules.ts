import type { Payment } from '../settlement/types';
import type { BillStatus } from './types';

/**
 * The state of a bill for those who see it. What happens to the payment comes first; then what the bill came to: nothing was earned
 * (`notReached`), the bills above cover nothing of it (`insufficient`) or a part (`partly`), or all (`issued`).
 */
export function statusOf(bill: {
  earned: bigint;
  due: bigint;
  allocated: bigint;
  payment: Payment;
}): BillStatus {
  if (bill.payment !== 'none' && bill.payment !== 'paid') return bill.payment;
  if (bill.earned === 0n && bill.due === 0n) return 'notReached';
  if (bill.allocated === bill.due) return 'issued';
  return bill.allocated === 0n ? 'insufficient' : 'partly';
}

/** What an operator may do to the payment of a bill. */
export type Decision = 'hold' | 'approve' | 'reject' | 'pay';

const DECIDABLE: Record<Decision, readonly Payment[]> = {
  hold: ['due', 'uncollected'],
  approve: ['held'],
  reject: ['due', 'held', 'uncollected'],
  // An expired share can still be paid by hand.
  pay: ['due', 'held', 'uncollected', 'expired'],
};

export const mayDecide = (decision: Decision, payment: Payment): boolean =>
  DECIDABLE[decision].includes(payment);
