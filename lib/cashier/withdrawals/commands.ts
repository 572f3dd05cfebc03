import type { Updateable } from 'kysely';
import { inTransaction, type Db, type Tx } from '@/lib/db/client';
import type { DB } from '@/lib/db/types';
import { verifyPaymentPassword } from '@/lib/identity/commands';
import { hold, post, releaseHold, settleHold } from '@/lib/ledger/commands';
import { MAIN, withdrawalsAccount } from '@/lib/ledger/constants';
import { announceBalance } from '@/lib/ledger/live';
import { amount as toAmount, formatDecimal, ZERO, type Amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { badInput, notFound } from '@/lib/platform/errors';
import { demandChannel } from '../channels/queries';
import { MOST_OPEN } from '../constants';
import { alreadyDecided, notLessThanAll, tooManyOpen, unknownPayee } from '../errors';
import { tell, type NoticeKind } from '../notices/commands';
import { keepProof } from '../proofs/commands';
import { demandSame, digestOf, takeTurn } from '../requests';
import { demandCoins } from '../rules';
import { confirmMinutes, fourEyesAbove } from '../settings';
import type { Holder, Withdrawal } from '../types';
import { toWithdrawal } from './queries';
import { demandOther, missingOf, moved, refundIsFirst, stepBefore, type Move } from './rules';

export interface WithdrawalCall {
  channel: string;
  amount: Amount;
  /** Without it, the member's only bank account. */
  payeeId?: bigint | undefined;
  paymentPassword: string;
  requestId: string;
}

/**
 * Asks for a withdrawal: the payment password first, then the money is held at once, out of reach of bets. A member
 * cannot take it back (trust.md M9). The same requestId with the same content gives the same withdrawal.
 * Throws INVALID_INPUT (channel, amount, payeeId, paymentPassword), PAYMENT_PASSWORD_MISSING 409,
 * INSUFFICIENT_FUNDS 409, TOO_MANY_OPEN 409, IDEMPOTENCY_CONFLICT 409.
 */
export async function requestWithdrawal(db: Db, holder: Holder, call: WithdrawalCall): Promise<Withdrawal> {
  await verifyPaymentPassword(db, holder.memberId, call.paymentPassword);
  const withdrawal = await inTransaction(db, (tx) => request(tx, holder, call));
  announceBalance([holder.memberId]);
  return withdrawal;
}

async function request(tx: Tx, { memberId, currency }: Holder, call: WithdrawalCall): Promise<Withdrawal> {
  await takeTurn(tx, memberId);
  const digest = digestOf([call.channel, call.amount, call.payeeId ?? '']);
  const known = await tx
    .selectFrom('cashier.withdrawal')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('request_id', '=', call.requestId)
    .executeTakeFirst();
  if (known) {
    demandSame(known.request_digest, digest);
    return toWithdrawal(known);
  }
  const channel = await demandChannel(tx, 'withdraw', call.channel, call.amount, currency);
  const payeeId = await demandPayee(tx, memberId, call.payeeId);
  await demandFewOpen(tx, memberId);
  const held = await hold(tx, {
    key: `withdrawal:${memberId}:${call.requestId}:hold`,
    kind: 'withdrawal.hold',
    memberId,
    currency,
    amount: call.amount,
    meta: { channel: channel.code },
  });
  const row = await tx
    .insertInto('cashier.withdrawal')
    .values({
      member_id: memberId,
      channel: channel.code,
      payee_id: payeeId,
      currency,
      amount: call.amount,
      request_id: call.requestId,
      request_digest: digest,
      created_at: now(),
      hold_ledger_id: held.transactionId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toWithdrawal(row);
}

/** The named bank account of the member's list; none named, the only one there is. Throws INVALID_INPUT on `payeeId`. */
async function demandPayee(tx: Tx, memberId: bigint, named: bigint | undefined): Promise<bigint> {
  const kept = tx
    .selectFrom('cashier.payee')
    .select('id')
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null);
  const found = await (named === undefined ? kept : kept.where('id', '=', named)).limit(2).execute();
  if (found.length !== 1) throw unknownPayee();
  return found[0]!.id;
}

async function demandFewOpen(tx: Tx, memberId: bigint): Promise<void> {
  const open = await tx
    .selectFrom('cashier.withdrawal')
    .select('id')
    .where('member_id', '=', memberId)
    .where('status', 'in', ['requested', 'approved'])
    .limit(MOST_OPEN)
    .execute();
  if (open.length >= MOST_OPEN) throw tooManyOpen(MOST_OPEN);
}

async function lockWithdrawal(tx: Tx, id: bigint): Promise<Withdrawal> {
  const row = await tx
    .selectFrom('cashier.withdrawal')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return toWithdrawal(row);
}

type Changes = Updateable<DB['cashier.withdrawal']>;

/** Makes a move of the locked withdrawal. Throws ALREADY_DECIDED 409 where the state machine has no such move. */
async function make(tx: Tx, withdrawal: Withdrawal, move: Move, changes: Changes): Promise<Withdrawal> {
  const row = await tx
    .updateTable('cashier.withdrawal')
    .set({ ...changes, status: moved(withdrawal.status, move) })
    .where('id', '=', withdrawal.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toWithdrawal(row);
}

const callOf = ({ id, memberId, currency, amount, channel }: Withdrawal, step: string) => ({
  key: `withdrawal:${id}:${step}`,
  kind: `withdrawal.${step}`,
  memberId,
  currency,
  amount,
  meta: { withdrawal: String(id), channel },
});

function inform(
  tx: Tx,
  withdrawal: Withdrawal,
  kind: NoticeKind,
  more: Record<string, string | number> = {},
): Promise<void> {
  const { id, amount, currency, memberId } = withdrawal;
  return tell(tx, memberId, kind, { id: String(id), amount: formatDecimal(amount), currency, ...more });
}

/** An operator's first yes, in the caller's transaction. Throws NOT_FOUND, ALREADY_DECIDED 409. */
export async function approveWithdrawal(tx: Tx, id: bigint, operatorId: bigint): Promise<Withdrawal> {
  const withdrawal = await lockWithdrawal(tx, id);
  const approved = await make(tx, withdrawal, 'approve', { approved_by: operatorId, approved_at: now() });
  await inform(tx, approved, 'withdrawalApproved');
  return approved;
}

/**
 * Says that the bank has been told to pay: the held money leaves the books, and the member is asked to confirm.
 * Above the threshold not by who approved it: OWN_APPROVAL 403. Throws NOT_FOUND, ALREADY_DECIDED 409.
 */
export async function payWithdrawal(
  tx: Tx,
  id: bigint,
  operatorId: bigint,
  reference: string,
): Promise<Withdrawal> {
  const withdrawal = await lockWithdrawal(tx, id);
  moved(withdrawal.status, 'pay');
  const threshold = await fourEyesAbove(tx);
  demandOther(withdrawal.amount, threshold, stepBefore(withdrawal, 'pay', threshold), operatorId);
  const minutes = await confirmMinutes(tx);
  const settled = await settleHold(tx, {
    ...callOf(withdrawal, 'settle'),
    to: withdrawalsAccount(withdrawal.channel),
  });
  const at = now();
  const paid = await make(tx, withdrawal, 'pay', {
    paid_by: operatorId,
    paid_at: at,
    payment_reference: reference,
    confirm_by: new Date(at.getTime() + minutes * 60_000),
    end_ledger_id: settled.transactionId,
  });
  await inform(tx, paid, 'withdrawalPaid', { minutes });
  return paid;
}

/** An operator's no, until it is paid: the money is the member's to use again. Throws NOT_FOUND, ALREADY_DECIDED 409. */
export async function rejectWithdrawal(
  tx: Tx,
  id: bigint,
  operatorId: bigint,
  reason: string,
): Promise<Withdrawal> {
  const withdrawal = await lockWithdrawal(tx, id);
  moved(withdrawal.status, 'reject');
  const released = await releaseHold(tx, callOf(withdrawal, 'release'));
  const rejected = await make(tx, withdrawal, 'reject', {
    rejected_by: operatorId,
    rejected_at: now(),
    reason,
    end_ledger_id: released.transactionId,
  });
  await inform(tx, rejected, 'withdrawalRejected', { reason });
  return rejected;
}

export interface Confirmation {
  outcome: 'received' | 'partial' | 'notReceived';
  /** What came, with `partial`: more than nothing, less than all. */
  receivedAmount?: Amount | undefined;
  /** A picture of the bank's statement: demanded with `notReceived`. */
  proof?: Blob | undefined;
}

const CONFIRMING = {
  received: 'confirmReceived',
  partial: 'confirmPartial',
  notReceived: 'confirmNotReceived',
} as const;

/**
 * The member says what arrived (product.md §4). Said again, the same is answered. Throws NOT_FOUND, ALREADY_DECIDED 409
 * (not paid yet, confirmed already, or too late), INVALID_INPUT on `receivedAmount` or `proof`.
 */
export async function confirmWithdrawal(
  db: Db,
  memberId: bigint,
  id: bigint,
  given: Confirmation,
): Promise<Withdrawal> {
  if (given.outcome === 'notReceived' && !given.proof) throw badInput({ proof: { code: 'REQUIRED' } });
  const own = await db
    .selectFrom('cashier.withdrawal')
    .select(['amount', 'currency', 'status', 'received_amount', 'confirmed_how'])
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!own) throw notFound();
  const received = receivedOf(given, own.amount, own.currency);
  if (own.status !== 'paid') {
    const same =
      own.status === given.outcome && own.received_amount === received && own.confirmed_how === 'member';
    if (!same) throw alreadyDecided();
  }
  const proofId = given.proof && own.status === 'paid' ? await keepProof(db, memberId, given.proof) : null;
  return inTransaction(db, async (tx) => {
    const withdrawal = await lockWithdrawal(tx, id);
    if (
      withdrawal.status === given.outcome &&
      withdrawal.receivedAmount === received &&
      withdrawal.confirmedHow === 'member'
    ) {
      return withdrawal;
    }
    // The job that counts it as received may be late; the member is not let in by that.
    if (withdrawal.confirmBy && withdrawal.confirmBy <= now()) throw alreadyDecided();
    return make(tx, withdrawal, CONFIRMING[given.outcome], {
      confirmed_at: now(),
      confirmed_how: 'member',
      received_amount: received,
      proof_id: proofId,
    });
  });
}

function receivedOf({ outcome, receivedAmount }: Confirmation, whole: bigint, currency: string): Amount {
  if (outcome === 'received') return toAmount(whole);
  if (outcome === 'notReceived') return ZERO;
  if (receivedAmount === undefined) throw badInput({ receivedAmount: { code: 'REQUIRED' } });
  if (receivedAmount >= whole) throw notLessThanAll(whole, currency);
  demandCoins('receivedAmount', receivedAmount, currency);
  return receivedAmount;
}

/**
 * Ends a dispute: `force` says that all was received after all, and nothing is given back; `refund` gives back what did
 * not arrive. A refund above the threshold needs two: the first yes is noted, and the dispute stays open until another
 * operator's. Any other end of a withdrawal above it is not by who paid it. OWN_APPROVAL 403, else NOT_FOUND,
 * ALREADY_DECIDED 409.
 */
export async function resolveWithdrawal(
  tx: Tx,
  id: bigint,
  operatorId: bigint,
  resolution: 'force' | 'refund',
): Promise<Withdrawal> {
  const withdrawal = await lockWithdrawal(tx, id);
  moved(withdrawal.status, resolution);
  const threshold = await fourEyesAbove(tx);
  if (resolution === 'refund' && refundIsFirst(withdrawal, threshold)) return checkRefund(tx, id, operatorId);
  demandOther(withdrawal.amount, threshold, stepBefore(withdrawal, resolution, threshold), operatorId);
  const resolved = { resolved_by: operatorId, resolved_at: now() };
  if (resolution === 'force') {
    const forced = await make(tx, withdrawal, 'force', {
      ...resolved,
      confirmed_how: 'forced',
      received_amount: withdrawal.amount,
    });
    await inform(tx, forced, 'withdrawalForced');
    return forced;
  }
  const missing = missingOf(withdrawal);
  const { key, kind, currency, meta, memberId } = callOf(withdrawal, 'refund');
  const refund = await post(tx, {
    key,
    kind,
    currency,
    meta,
    lines: [
      { account: { house: withdrawalsAccount(withdrawal.channel) }, amount: -missing },
      { account: { memberId, kind: MAIN }, amount: missing },
    ],
  });
  const refunded = await make(tx, withdrawal, 'refund', {
    ...resolved,
    refund_ledger_id: refund.transactionId,
  });
  await inform(tx, refunded, 'withdrawalRefunded', { refund: formatDecimal(missing) });
  return refunded;
}

async function checkRefund(tx: Tx, id: bigint, operatorId: bigint): Promise<Withdrawal> {
  const row = await tx
    .updateTable('cashier.withdrawal')
    .set({ refund_checked_by: operatorId, refund_checked_at: now() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toWithdrawal(row);
}

/** Counts as received what nobody confirmed in time. Returns how many; run by a job every minute. */
export async function receiveUnconfirmed(db: Db): Promise<number> {
  const members = await inTransaction(db, async (tx) => {
    const due = await tx
      .selectFrom('cashier.withdrawal')
      .selectAll()
      .where('status', '=', 'paid')
      .where('confirm_by', '<=', now())
      .orderBy('confirm_by')
      .limit(500)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const row of due) {
      const withdrawal = toWithdrawal(row);
      const received = await make(tx, withdrawal, 'expire', {
        confirmed_at: now(),
        confirmed_how: 'time',
        received_amount: withdrawal.amount,
      });
      await inform(tx, received, 'withdrawalReceived');
    }
    return due.map((row) => row.member_id);
  });
  announceBalance(members);
  return members.length;
}
