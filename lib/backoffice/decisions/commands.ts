import * as claims from '@/lib/cashier/claims/commands';
import * as deposits from '@/lib/cashier/deposits/commands';
import type { Deposit, PaymentKind, Withdrawal } from '@/lib/cashier/types';
import * as withdrawals from '@/lib/cashier/withdrawals/commands';
import { getWithdrawalForOperator } from '@/lib/cashier/withdrawals/queries';
import type { Tx } from '@/lib/db/client';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { formatDecimal } from '@/lib/money/amount';
import { assertNotHeld } from '@/lib/risk/flags';
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

/** What every decision can say: it is taken although another operator has claimed the request. */
export interface Decision {
  id: bigint;
  despiteClaim: boolean;
}

/** The audit detail of a decision on a request that another operator has claimed. */
const claimDetail = ({ despiteClaim }: Decision) => (despiteClaim ? { despiteClaim } : {});

/**
 * Approves a deposit, with the amount that has arrived; above the approval threshold the first approval only checks it. The audit
 * entry has both amounts. Throws as lib/cashier's approveDeposit.
 */
export const approveDeposit = (
  actor: Actor,
  given: Decision & Omit<deposits.DepositApproval, 'despiteClaim'>,
): Promise<Deposit> =>
  decide(
    actor,
    (tx) => deposits.approveDeposit(tx, given.id, actor.operator.id, given),
    ({ status, amount, askedAmount, checkedAmount, fee, reason, bankReference }) => {
      const approved = status === 'checked' ? checkedAmount! : amount;
      return {
        action: status === 'checked' ? 'deposit.check' : 'deposit.approve',
        subject: depositSubject(given.id),
        detail: {
          amount: formatDecimal(approved),
          ...(approved === askedAmount ? {} : { asked: formatDecimal(askedAmount) }),
          ...(status === 'approved' && fee > 0n ? { fee: formatDecimal(fee) } : {}),
          ...(reason ? { reason } : {}),
          ...(bankReference ? { bankReference } : {}),
          ...claimDetail(given),
        },
      };
    },
  );

/** Rejects a deposit. Throws as lib/cashier's rejectDeposit. */
export const rejectDeposit = (actor: Actor, given: Decision & { reason: string }): Promise<Deposit> =>
  decide(
    actor,
    (tx) => deposits.rejectDeposit(tx, given.id, actor.operator.id, given.reason, given.despiteClaim),
    () => ({
      action: 'deposit.reject',
      subject: depositSubject(given.id),
      detail: { reason: given.reason, ...claimDetail(given) },
    }),
  );

/** Approves a withdrawal, which is paid later. Throws WITHDRAWAL_HELD 409, and as lib/cashier's approveWithdrawal. */
export const approveWithdrawal = (actor: Actor, given: Decision): Promise<Withdrawal> =>
  decide(
    actor,
    async (tx) => {
      await assertNotHeld(tx, [given.id]);
      return withdrawals.approveWithdrawal(tx, given.id, actor.operator.id, given.despiteClaim);
    },
    () => ({
      action: 'withdrawal.approve',
      subject: withdrawalSubject(given.id),
      detail: claimDetail(given),
    }),
  );

/** Rejects a withdrawal. Throws as lib/cashier's rejectWithdrawal. */
export const rejectWithdrawal = (actor: Actor, given: Decision & { reason: string }): Promise<Withdrawal> =>
  decide(
    actor,
    (tx) => withdrawals.rejectWithdrawal(tx, given.id, actor.operator.id, given.reason, given.despiteClaim),
    () => ({
      action: 'withdrawal.reject',
      subject: withdrawalSubject(given.id),
      detail: { reason: given.reason, ...claimDetail(given) },
    }),
  );

/** Cancels a withdrawal before it is paid. Throws as lib/cashier's cancelWithdrawal. */
export const cancelWithdrawal = (actor: Actor, given: Decision & { reason: string }): Promise<Withdrawal> =>
  decide(
    actor,
    (tx) => withdrawals.cancelWithdrawal(tx, given.id, actor.operator.id, given.reason, given.despiteClaim),
    () => ({
      action: 'withdrawal.cancel',
      subject: withdrawalSubject(given.id),
      detail: { reason: given.reason, ...claimDetail(given) },
    }),
  );

/** Marks a withdrawal as paid under the bank's reference. Throws WITHDRAWAL_HELD 409, and as lib/cashier's payWithdrawal. */
export const markWithdrawalPaid = (
  actor: Actor,
  given: Decision & { reference: string },
): Promise<Withdrawal> =>
  decide(
    actor,
    async (tx) => {
      await assertNotHeld(tx, [given.id]);
      return withdrawals.payWithdrawal(tx, given.id, actor.operator.id, given.reference, given.despiteClaim);
    },
    ({ fee, amount }) => ({
      action: 'withdrawal.pay',
      subject: withdrawalSubject(given.id),
      detail: {
        reference: given.reference,
        ...(fee > 0n ? { fee: formatDecimal(fee), payout: formatDecimal(amount - fee) } : {}),
        ...claimDetail(given),
      },
    }),
  );

/** Resolves a dispute over the amount received, or takes the first of two steps. Throws as lib/cashier's resolveWithdrawal. */
export const resolveDispute = (
  actor: Actor,
  given: Decision & { resolution: 'force' | 'refund' },
): Promise<Withdrawal> =>
  decide(
    actor,
    (tx) =>
      withdrawals.resolveWithdrawal(tx, given.id, actor.operator.id, given.resolution, given.despiteClaim),
    ({ resolvedAt }) => ({
      action: resolvedAt ? `withdrawal.${given.resolution}` : 'withdrawal.checkRefund',
      subject: withdrawalSubject(given.id),
      detail: claimDetail(given),
    }),
  );

const subjectOf = (kind: PaymentKind, id: bigint) =>
  kind === 'deposit' ? depositSubject(id) : withdrawalSubject(id);
const actionsOf = (kind: PaymentKind) => (kind === 'deposit' ? 'deposit' : 'withdrawal');

/** Claims a request for the operator, or extends the claim. Returns when it ends. Throws as lib/cashier's claimRequest. */
export const claimRequest = (actor: Actor, kind: PaymentKind, given: Decision): Promise<Date> =>
  auditedTransaction(actor, async (tx) => {
    const until = await claims.claimRequest(tx, kind, given.id, actor.operator.id, given.despiteClaim);
    return {
      outcome: until,
      action: `${actionsOf(kind)}.claim`,
      subject: subjectOf(kind, given.id),
      detail: { until: until.toISOString(), ...claimDetail(given) },
    };
  });

/** Releases a request. Throws as lib/cashier's releaseRequest. */
export const releaseRequest = (actor: Actor, kind: PaymentKind, given: Decision): Promise<void> =>
  auditedTransaction(actor, async (tx) => {
    await claims.releaseRequest(tx, kind, given.id, actor.operator.id, given.despiteClaim);
    return {
      outcome: undefined,
      action: `${actionsOf(kind)}.release`,
      subject: subjectOf(kind, given.id),
      detail: claimDetail(given),
    };
  });

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
