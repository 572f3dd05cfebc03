import * as deposits from '@/lib/cashier/deposits/commands';
import type { Deposit, Withdrawal } from '@/lib/cashier/types';
import * as withdrawals from '@/lib/cashier/withdrawals/commands';
import { getWithdrawalForOperator } from '@/lib/cashier/withdrawals/queries';
import type { Tx } from '@/lib/db/client';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { formatDecimal } from '@/lib/money/amount';
import { auditedTransaction, recordAction, type AuditedAction } from '../audit/commands';
import type { Actor } from '../types';

// The routes check the permission `cashier.decide`.

/** Decides on a request and notifies the member's open pages after the commit. */
async function decide<Request extends Deposit | Withdrawal>(
  actor: Actor,
  work: (tx: Tx) => Promise<Request>,
  actionOf: (request: Request) => AuditedAction,
): Promise<Request> {
  const request = await auditedTransaction(actor, async (tx) => {
    const decided = await work(tx);
    const { action, subject, detail } = actionOf(decided);
    const { amount, currency, status } = decided;
    const facts = { amount: formatDecimal(amount), currency, status, ...detail };
    return { outcome: decided, action, subject, detail: facts };
  });
  notifyBalanceChange([request.memberId]);
  return request;
}

const depositSubject = (id: bigint) => `deposit:${id}`;
const withdrawalSubject = (id: bigint) => `withdrawal:${id}`;

/** Approves a deposit; above the approval threshold the first approval only checks it. Throws as lib/cashier's approveDeposit. */
export const approveDeposit = (actor: Actor, id: bigint): Promise<Deposit> =>
  decide(
    actor,
    (tx) => deposits.approveDeposit(tx, id, actor.operator.id),
    ({ status }) => ({
      action: status === 'checked' ? 'deposit.check' : 'deposit.approve',
      subject: depositSubject(id),
    }),
  );

/** Rejects a deposit. Throws as lib/cashier's rejectDeposit. */
export const rejectDeposit = (actor: Actor, id: bigint, reason: string): Promise<Deposit> =>
  decide(
    actor,
    (tx) => deposits.rejectDeposit(tx, id, actor.operator.id, reason),
    () => ({ action: 'deposit.reject', subject: depositSubject(id), detail: { reason } }),
  );

/** Approves a withdrawal, which is paid later. Throws as lib/cashier's approveWithdrawal. */
export const approveWithdrawal = (actor: Actor, id: bigint): Promise<Withdrawal> =>
  decide(
    actor,
    (tx) => withdrawals.approveWithdrawal(tx, id, actor.operator.id),
    () => ({ action: 'withdrawal.approve', subject: withdrawalSubject(id) }),
  );

/** Rejects a withdrawal. Throws as lib/cashier's rejectWithdrawal. */
export const rejectWithdrawal = (actor: Actor, id: bigint, reason: string): Promise<Withdrawal> =>
  decide(
    actor,
    (tx) => withdrawals.rejectWithdrawal(tx, id, actor.operator.id, reason),
    () => ({ action: 'withdrawal.reject', subject: withdrawalSubject(id), detail: { reason } }),
  );

/** Marks a withdrawal as paid under the bank's reference. Throws as lib/cashier's payWithdrawal. */
export const markWithdrawalPaid = (actor: Actor, id: bigint, reference: string): Promise<Withdrawal> =>
  decide(
    actor,
    (tx) => withdrawals.payWithdrawal(tx, id, actor.operator.id, reference),
    () => ({ action: 'withdrawal.pay', subject: withdrawalSubject(id), detail: { reference } }),
  );

/** Resolves a dispute over the amount received, or takes the first of two steps. Throws as lib/cashier's resolveWithdrawal. */
export const resolveDispute = (
  actor: Actor,
  id: bigint,
  resolution: 'force' | 'refund',
): Promise<Withdrawal> =>
  decide(
    actor,
    (tx) => withdrawals.resolveWithdrawal(tx, id, actor.operator.id, resolution),
    ({ resolvedAt }) => ({
      action: resolvedAt ? `withdrawal.${resolution}` : 'withdrawal.checkRefund',
      subject: withdrawalSubject(id),
    }),
  );

/** Reads the whole account number of a withdrawal's payee; the read is recorded first. Throws NOT_FOUND. */
export async function revealPayee(
  actor: Actor,
  id: bigint,
): Promise<{ bank: string; holder: string; number: string }> {
  const { payee, payeeNumber } = await getWithdrawalForOperator(actor.db, id);
  const detail = { bank: payee.bank, tail: payee.numberTail };
  await recordAction(actor, { action: 'payee.read', subject: withdrawalSubject(id), detail });
  return { bank: payee.bank, holder: payee.holder, number: payeeNumber };
}
