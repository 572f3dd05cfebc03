import type { DepositStatus, WithdrawalStatus } from '../types';
import type { Problem } from './constants';
import { FIRST_ASK_S, LATE_MS, LONGEST_ASK_S } from './constants';
import type { OrderStatus, ProviderReport } from './types';

/** What is known when a provider's report about a payment arrives. Amounts are in 1/10,000. */
export interface PaymentState {
  order: OrderStatus;
  deposit: DepositStatus;
  awaitsProvider: boolean;
  currency: string;
  /** What is on record as arrived, if the deposit is approved. */
  creditedAmount: bigint;
  /** The fee for the reported amount. */
  fee: bigint;
}

/**
 * What a report changes. `credit`: the deposit is credited with the reported amount; `end`: the deposit is cancelled, because nothing is
 * paid; `hand`: an operator decides on the deposit.
 */
export interface Step {
  order: OrderStatus;
  problem: Problem | null;
  act: 'none' | 'credit' | 'end' | 'hand' | 'pay';
}

const stay = (order: OrderStatus, problem: Problem | null = null): Step => ({ order, problem, act: 'none' });
const hand = (problem: Problem): Step => ({ order: 'held', problem, act: 'hand' });

/**
 * The step of a payment. Only a deposit that still awaits its provider is credited, and only by a report without a doubt; a credit is never
 * taken back. Whatever does not fit is held for an operator.
 */
export function paymentStep(state: PaymentState, report: ProviderReport): Step {
  const { order, deposit, awaitsProvider } = state;
  const paid = report.status === 'paid' && report.amount !== null && report.amount > 0n;
  if (deposit === 'approved') {
    const same = paid && report.amount === state.creditedAmount && report.currency === state.currency;
    if (same) return stay('paid');
    // A credit that stands. Before it, the same order may be reported as open by a notification that is late.
    return stay(
      order === 'held' ? 'held' : 'paid',
      paid || report.status === 'failed' ? 'CONTRADICTION' : null,
    );
  }
  if (order === 'held') return stay('held');
  if (!paid) {
    if (report.status === 'open') return stay(order === 'starting' ? 'open' : order);
    if (order === 'failed') return stay('failed', 'EXPIRED');
    return { order: 'failed', problem: 'EXPIRED', act: awaitsProvider ? 'end' : 'none' };
  }
  if (report.currency !== state.currency) return hand('CURRENCY');
  if (!awaitsProvider || order === 'failed') return hand('LATE');
  if (report.doubt) return hand(report.doubt);
  if (state.fee >= report.amount!) return hand('FEE');
  return { order: 'paid', problem: null, act: 'credit' };
}

/** What is known when a provider's report about a payout arrives. */
export interface PayoutState {
  order: OrderStatus;
  withdrawal: WithdrawalStatus;
  /** Whether another payout of the same withdrawal is under way or paid. */
  hasOther: boolean;
  currency: string;
  payout: bigint;
}

/**
 * The step of a payout. The withdrawal is marked as paid only by a report of exactly its payout. A payout that was reported as failed and
 * then as paid is settled if nothing else was done meanwhile, else held.
 */
export function payoutStep(state: PayoutState, report: ProviderReport): Step {
  const { order, withdrawal, hasOther } = state;
  if (order === 'paid') return stay('paid', report.status === 'failed' ? 'CONTRADICTION' : null);
  if (order === 'held') return stay('held');
  if (report.status === 'open') return stay(order === 'starting' ? 'open' : order);
  if (report.status === 'failed') return stay('failed', 'REFUSED');
  if (report.currency !== state.currency) return stay('held', 'CURRENCY');
  if (report.amount !== state.payout) return stay('held', 'AMOUNT');
  if (withdrawal !== 'approved' || hasOther) return stay('held', 'PAID_ELSEWHERE');
  return { order: 'paid', problem: null, act: 'pay' };
}

/** When a provider is asked again about an order; null: not any more. */
export function nextAsk(
  { status, asks, createdAt }: { status: OrderStatus; asks: number; createdAt: Date },
  at: Date,
): Date | null {
  const seconds = Math.min(FIRST_ASK_S * 2 ** Math.min(asks, 12), LONGEST_ASK_S);
  const next = new Date(at.getTime() + seconds * 1_000);
  if (status === 'starting' || status === 'open') return next;
  // A failed order may still be paid: a payment by a member who was late, a payout by a provider that contradicts itself.
  const late = status === 'failed' && next.getTime() < createdAt.getTime() + LATE_MS;
  return late ? next : null;
}
