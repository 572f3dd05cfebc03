import type { Updateable } from 'kysely';
import { inTransaction, type Db, type Tx } from '@/lib/db/client';
import type { DB } from '@/lib/db/types';
import { verifyPaymentPassword } from '@/lib/identity/commands';
import { hold, post, releaseHold } from '@/lib/ledger/commands';
import { feesAccount, HOLD, MAIN, withdrawalsAccount } from '@/lib/ledger/constants';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { amount as toAmount, formatDecimal, ZERO, type Amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { badInput, notFound } from '@/lib/platform/errors';
import { requirePaymentChannel } from '../payment-channels/queries';
import { MAX_OPEN_REQUESTS } from '../constants';
import { assertMayDecide, NO_CLAIM } from '../claims/rules';
import { alreadyDecided, inPaymentFile, notLessThanAmount, tooManyOpen, unknownPayee } from '../errors';
import { feeOf } from '../fees';
import { createNotice, type NoticeKind } from '@/lib/notices/commands';
import { requireDocuments } from '@/lib/protection/documents/policy';
import { recordEvent } from '@/lib/webhooks/events';
import { assertNoPayout } from '../providers/queries';
import { storeReceiptImage } from '../receipts/commands';
import { assertSameContent, contentDigest, lockMemberRequests } from '../requests';
import { assertWholeCoins } from '../rules';
import { getConfirmMinutes, getApprovalThreshold } from '../settings';
import type { ChannelUser, Withdrawal } from '../types';
import { assertLeft, leftToday } from './daily';
import { toWithdrawal } from './rows';
import {
  assertOtherOperator,
  isFirstRefundApproval,
  missingAmount,
  payoutOf,
  previousOperator,
  refundAmount,
  requireNextStatus,
  returnedFee,
  type Transition,
} from './rules';

export interface WithdrawalRequest {
  channel: string;
  amount: Amount;
  /** By default the member's only payee. */
  payeeId?: bigint | undefined;
  paymentPassword: string;
  requestId: string;
}

/**
 * Requests a withdrawal. Verifies the payment password, then holds the amount, so that it cannot be bet. The channel's fee is
 * part of the amount. A member cannot cancel it (docs/trust.md M9). The same requestId with the same content returns the same withdrawal.
 * `beforeHold` runs in the same database transaction before the amount is held, for a new request alone: rooms above refuse there (the site
 * calls lib/rewards/withdrawals, which does).
 * Throws INVALID_INPUT (channel, amount, payeeId, paymentPassword), PAYMENT_PASSWORD_MISSING 409,
 * INSUFFICIENT_FUNDS 409, TOO_MANY_OPEN 409, IDEMPOTENCY_CONFLICT 409, DOCUMENTS_REQUIRED 403.
 */
export async function requestWithdrawal(
  db: Db,
  holder: ChannelUser,
  call: WithdrawalRequest,
  beforeHold: (tx: Tx) => Promise<void> = () => Promise.resolve(),
): Promise<Withdrawal> {
  await verifyPaymentPassword(db, holder.memberId, call.paymentPassword);
  const withdrawal = await inTransaction(db, (tx) => createWithdrawal(tx, holder, call, beforeHold));
  notifyBalanceChange([holder.memberId]);
  return withdrawal;
}

async function createWithdrawal(
  tx: Tx,
  user: ChannelUser,
  call: WithdrawalRequest,
  beforeHold: (tx: Tx) => Promise<void>,
): Promise<Withdrawal> {
  const { memberId, currency } = user;
  await lockMemberRequests(tx, memberId);
  const digest = contentDigest([call.channel, call.amount, call.payeeId ?? '']);
  const known = await tx
    .selectFrom('cashier.withdrawal')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('request_id', '=', call.requestId)
    .executeTakeFirst();
  if (known) {
    assertSameContent(known.request_digest, digest);
    return toWithdrawal(known);
  }
  await requireDocuments(tx, memberId);
  const { channel, terms } = await requirePaymentChannel(tx, 'withdraw', call.channel, call.amount, user);
  assertLeft(await leftToday(tx, channel, terms, memberId), call.amount, currency);
  const payeeId = await requirePayeeId(tx, memberId, call.payeeId);
  await assertFewOpen(tx, memberId);
  await beforeHold(tx);
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
      fee: feeOf(terms.fee, call.amount, currency),
      request_id: call.requestId,
      request_digest: digest,
      created_at: now(),
      hold_ledger_id: held.transactionId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const requested = toWithdrawal(row);
  await recordEvent(tx, 'withdrawal.requested', eventData(requested));
  return requested;
}

/** What an endpoint is told of a withdrawal. The payout is what the payee gets: the amount without the fee. */
const eventData = (withdrawal: Withdrawal) => ({
  withdrawalId: String(withdrawal.id),
  memberId: String(withdrawal.memberId),
  channel: withdrawal.channel,
  currency: withdrawal.currency,
  amount: formatDecimal(withdrawal.amount),
  fee: formatDecimal(withdrawal.fee),
  payout: formatDecimal(payoutOf(withdrawal)),
});

/** The id of the member's payee with this id, or of their only payee. Throws INVALID_INPUT on `payeeId`. */
async function requirePayeeId(tx: Tx, memberId: bigint, payeeId: bigint | undefined): Promise<bigint> {
  const payees = tx
    .selectFrom('cashier.payee')
    .select('id')
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null);
  const found = await (payeeId === undefined ? payees : payees.where('id', '=', payeeId)).limit(2).execute();
  if (found.length !== 1) throw unknownPayee();
  return found[0]!.id;
}

async function assertFewOpen(tx: Tx, memberId: bigint): Promise<void> {
  const open = await tx
    .selectFrom('cashier.withdrawal')
    .select('id')
    .where('member_id', '=', memberId)
    .where('status', 'in', ['requested', 'approved'])
    .limit(MAX_OPEN_REQUESTS)
    .execute();
  if (open.length >= MAX_OPEN_REQUESTS) throw tooManyOpen(MAX_OPEN_REQUESTS);
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

/**
 * Applies a transition to a locked withdrawal, and ends an operator's claim. Throws ALREADY_DECIDED 409 if its status does not
 * allow it.
 */
async function applyTransition(
  tx: Tx,
  withdrawal: Withdrawal,
  transition: Transition,
  changes: Changes,
): Promise<Withdrawal> {
  const row = await tx
    .updateTable('cashier.withdrawal')
    .set({ ...changes, ...NO_CLAIM, status: requireNextStatus(withdrawal.status, transition) })
    .where('id', '=', withdrawal.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toWithdrawal(row);
}

const postingOf = ({ id, memberId, currency, amount, channel }: Withdrawal, step: string) => ({
  key: `withdrawal:${id}:${step}`,
  kind: `withdrawal.${step}`,
  memberId,
  currency,
  amount,
  meta: { withdrawal: String(id), channel },
});

function notifyMember(
  tx: Tx,
  withdrawal: Withdrawal,
  kind: NoticeKind,
  more: Record<string, string | number> = {},
): Promise<void> {
  const { id, amount, currency, memberId } = withdrawal;
  return createNotice(tx, memberId, kind, {
    id: String(id),
    amount: formatDecimal(amount),
    currency,
    ...more,
  });
}

/** Approves a withdrawal, in the caller's database transaction. Throws NOT_FOUND, ALREADY_DECIDED 409, CLAIMED_BY_OTHER 409. */
export async function approveWithdrawal(
  tx: Tx,
  id: bigint,
  operatorId: bigint,
  despiteClaim = false,
): Promise<Withdrawal> {
  const withdrawal = await lockWithdrawal(tx, id);
  requireNextStatus(withdrawal.status, 'approve');
  assertMayDecide(withdrawal.claim, operatorId, despiteClaim);
  const approved = await applyTransition(tx, withdrawal, 'approve', {
    approved_by: operatorId,
    approved_at: now(),
  });
  await notifyMember(tx, approved, 'withdrawalApproved');
  return approved;
}

/** Throws ALREADY_DECIDED 409, OWN_APPROVAL 403, CLAIMED_BY_OTHER 409. */
async function assertMayPay(
  tx: Tx,
  withdrawal: Withdrawal,
  operatorId: bigint,
  despiteClaim: boolean,
): Promise<void> {
  requireNextStatus(withdrawal.status, 'pay');
  const threshold = await getApprovalThreshold(tx);
  assertOtherOperator(
    withdrawal.amount,
    threshold,
    previousOperator(withdrawal, 'pay', threshold),
    operatorId,
  );
  assertMayDecide(withdrawal.claim, operatorId, despiteClaim);
}

/**
 * Records that the withdrawal was paid: posts the payout to the channel's house account and the fee to the fee account, and asks
 * the member to confirm. Throws OWN_APPROVAL 403 if the amount is above the threshold and the same operator approved it;
 * NOT_FOUND, ALREADY_DECIDED 409, CLAIMED_BY_OTHER 409, PAYOUT_UNDER_WAY 409.
 */
export async function payWithdrawal(
  tx: Tx,
  id: bigint,
  operatorId: bigint,
  reference: string,
  despiteClaim = false,
): Promise<Withdrawal> {
  const withdrawal = await lockWithdrawal(tx, id);
  await assertMayPay(tx, withdrawal, operatorId, despiteClaim);
  await assertNoPayout(tx, id);
  return settle(tx, withdrawal, operatorId, reference);
}

/**
 * Marks a withdrawal as paid because its provider reports so. `operatorId` has started the payout, where the rules about operators were
 * checked. Throws NOT_FOUND, ALREADY_DECIDED 409.
 */
export async function settlePayout(
  tx: Tx,
  id: bigint,
  operatorId: bigint,
  reference: string,
): Promise<Withdrawal> {
  const withdrawal = await lockWithdrawal(tx, id);
  requireNextStatus(withdrawal.status, 'pay');
  return settle(tx, withdrawal, operatorId, reference);
}

/**
 * Locks a withdrawal that a provider may be told to pay. Throws as payWithdrawal, and IN_PAYMENT_FILE 409, PAYOUT_UNDER_WAY 409.
 */
export async function lockPayable(
  tx: Tx,
  id: bigint,
  operatorId: bigint,
  despiteClaim: boolean,
): Promise<Withdrawal> {
  const withdrawal = await lockWithdrawal(tx, id);
  await assertMayPay(tx, withdrawal, operatorId, despiteClaim);
  if (withdrawal.paymentFileId !== null) throw inPaymentFile();
  await assertNoPayout(tx, id);
  return withdrawal;
}

async function settle(
  tx: Tx,
  withdrawal: Withdrawal,
  operatorId: bigint,
  reference: string,
): Promise<Withdrawal> {
  const minutes = await getConfirmMinutes(tx);
  const { key, kind, currency, meta, memberId, amount } = postingOf(withdrawal, 'settle');
  const { channel, fee } = withdrawal;
  const settled = await post(tx, {
    key,
    kind,
    currency,
    meta,
    entries: [
      { account: { memberId, kind: HOLD }, amount: -amount },
      { account: { house: withdrawalsAccount(channel) }, amount: payoutOf(withdrawal) },
      ...(fee > 0n ? [{ account: { house: feesAccount(channel) }, amount: fee }] : []),
    ],
  });
  const at = now();
  const paid = await applyTransition(tx, withdrawal, 'pay', {
    paid_by: operatorId,
    paid_at: at,
    payment_reference: reference,
    confirm_by: new Date(at.getTime() + minutes * 60_000),
    end_ledger_id: settled.transactionId,
  });
  await notifyMember(tx, paid, 'withdrawalPaid', { minutes, amount: formatDecimal(payoutOf(paid)) });
  await recordEvent(tx, 'withdrawal.paid', eventData(paid));
  return paid;
}

/**
 * Rejects a withdrawal that is not paid yet, and releases the held amount. The member sees the reason. Throws NOT_FOUND,
 * ALREADY_DECIDED 409, CLAIMED_BY_OTHER 409, IN_PAYMENT_FILE 409, PAYOUT_UNDER_WAY 409.
 */
export const rejectWithdrawal = (
  tx: Tx,
  id: bigint,
  operatorId: bigint,
  reason: string,
  despiteClaim = false,
): Promise<Withdrawal> => endUnpaid(tx, id, 'reject', operatorId, reason, despiteClaim);

/** Cancels a withdrawal that is not paid yet, for example because the member asks for it. Otherwise as rejectWithdrawal. */
export const cancelWithdrawal = (
  tx: Tx,
  id: bigint,
  operatorId: bigint,
  reason: string,
  despiteClaim = false,
): Promise<Withdrawal> => endUnpaid(tx, id, 'cancel', operatorId, reason, despiteClaim);

async function endUnpaid(
  tx: Tx,
  id: bigint,
  ending: 'reject' | 'cancel',
  operatorId: bigint,
  reason: string,
  despiteClaim: boolean,
): Promise<Withdrawal> {
  const withdrawal = await lockWithdrawal(tx, id);
  requireNextStatus(withdrawal.status, ending);
  assertMayDecide(withdrawal.claim, operatorId, despiteClaim);
  // The bank may have the file already, and would pay what is released here.
  if (withdrawal.paymentFileId !== null) throw inPaymentFile();
  await assertNoPayout(tx, id);
  const released = await releaseHold(tx, postingOf(withdrawal, 'release'));
  const ended = await applyTransition(tx, withdrawal, ending, {
    ...(ending === 'reject'
      ? { rejected_by: operatorId, rejected_at: now() }
      : { cancelled_by: operatorId, cancelled_at: now() }),
    reason,
    end_ledger_id: released.transactionId,
  });
  await notifyMember(tx, ended, ending === 'reject' ? 'withdrawalRejected' : 'withdrawalCancelled', {
    reason,
  });
  const event = ending === 'reject' ? 'withdrawal.rejected' : 'withdrawal.cancelled';
  await recordEvent(tx, event, eventData(ended));
  return ended;
}

export interface Confirmation {
  outcome: 'received' | 'partial' | 'notReceived';
  /** With `partial`: more than zero and less than the payout. */
  receivedAmount?: Amount | undefined;
  /** A picture of the bank's statement; required with `notReceived`. */
  receiptImage?: Blob | undefined;
}

const CONFIRM_TRANSITIONS = {
  received: 'confirmReceived',
  partial: 'confirmPartial',
  notReceived: 'confirmNotReceived',
} as const;

/**
 * Records what the member says has arrived (PAY-4). A repeated equal confirmation returns the same withdrawal. Throws
 * NOT_FOUND, ALREADY_DECIDED 409 (not paid yet, confirmed already, or too late), INVALID_INPUT on `receivedAmount` or `proof`.
 */
export async function confirmWithdrawal(
  db: Db,
  memberId: bigint,
  id: bigint,
  given: Confirmation,
): Promise<Withdrawal> {
  if (given.outcome === 'notReceived' && !given.receiptImage) throw badInput({ proof: { code: 'REQUIRED' } });
  const own = await db
    .selectFrom('cashier.withdrawal')
    .select(['amount', 'fee', 'currency', 'status', 'received_amount', 'confirmed_how'])
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!own) throw notFound();
  const received = receivedAmountOf(given, own.amount - own.fee, own.currency);
  if (own.status !== 'paid') {
    const same =
      own.status === given.outcome && own.received_amount === received && own.confirmed_how === 'member';
    if (!same) throw alreadyDecided();
  }
  const receiptImageId =
    given.receiptImage && own.status === 'paid'
      ? await storeReceiptImage(db, memberId, given.receiptImage)
      : null;
  return inTransaction(db, async (tx) => {
    const withdrawal = await lockWithdrawal(tx, id);
    if (
      withdrawal.status === given.outcome &&
      withdrawal.receivedAmount === received &&
      withdrawal.confirmedHow === 'member'
    ) {
      return withdrawal;
    }
    // The time is checked here too, because the job that counts it as received may be late.
    if (withdrawal.confirmBy && withdrawal.confirmBy <= now()) throw alreadyDecided();
    return applyTransition(tx, withdrawal, CONFIRM_TRANSITIONS[given.outcome], {
      confirmed_at: now(),
      confirmed_how: 'member',
      received_amount: received,
      receipt_image_id: receiptImageId,
    });
  });
}

function receivedAmountOf(
  { outcome, receivedAmount }: Confirmation,
  whole: bigint,
  currency: string,
): Amount {
  if (outcome === 'received') return toAmount(whole);
  if (outcome === 'notReceived') return ZERO;
  if (receivedAmount === undefined) throw badInput({ receivedAmount: { code: 'REQUIRED' } });
  if (receivedAmount >= whole) throw notLessThanAmount(whole, currency);
  assertWholeCoins('receivedAmount', receivedAmount, currency);
  return receivedAmount;
}

/**
 * Resolves a dispute: `force` declares the whole payout received; `refund` credits what did not arrive, with the fee if nothing
 * arrived. A refund above the threshold needs two operators: the first approval is recorded, and the dispute stays open until
 * another operator approves.
 * Any other resolution of a withdrawal above the threshold must not be by the operator who paid it. Throws OWN_APPROVAL 403,
 * NOT_FOUND, ALREADY_DECIDED 409, CLAIMED_BY_OTHER 409.
 */
export async function resolveWithdrawal(
  tx: Tx,
  id: bigint,
  operatorId: bigint,
  resolution: 'force' | 'refund',
  despiteClaim = false,
): Promise<Withdrawal> {
  const withdrawal = await lockWithdrawal(tx, id);
  requireNextStatus(withdrawal.status, resolution);
  assertMayDecide(withdrawal.claim, operatorId, despiteClaim);
  const threshold = await getApprovalThreshold(tx);
  if (resolution === 'refund' && isFirstRefundApproval(withdrawal, threshold))
    return recordFirstRefundApproval(tx, id, operatorId);
  assertOtherOperator(
    withdrawal.amount,
    threshold,
    previousOperator(withdrawal, resolution, threshold),
    operatorId,
  );
  const resolved = { resolved_by: operatorId, resolved_at: now() };
  if (resolution === 'force') {
    const forced = await applyTransition(tx, withdrawal, 'force', {
      ...resolved,
      confirmed_how: 'forced',
      received_amount: payoutOf(withdrawal),
    });
    await notifyMember(tx, forced, 'withdrawalForced');
    return forced;
  }
  const [missing, fee, credited] = [
    missingAmount(withdrawal),
    returnedFee(withdrawal),
    refundAmount(withdrawal),
  ];
  const { key, kind, currency, meta, memberId } = postingOf(withdrawal, 'refund');
  const refund = await post(tx, {
    key,
    kind,
    currency,
    meta,
    entries: [
      { account: { house: withdrawalsAccount(withdrawal.channel) }, amount: -missing },
      ...(fee > 0n ? [{ account: { house: feesAccount(withdrawal.channel) }, amount: -fee }] : []),
      { account: { memberId, kind: MAIN }, amount: credited },
    ],
  });
  const refunded = await applyTransition(tx, withdrawal, 'refund', {
    ...resolved,
    refund_ledger_id: refund.transactionId,
  });
  await notifyMember(tx, refunded, 'withdrawalRefunded', { refund: formatDecimal(credited) });
  return refunded;
}

async function recordFirstRefundApproval(tx: Tx, id: bigint, operatorId: bigint): Promise<Withdrawal> {
  const row = await tx
    .updateTable('cashier.withdrawal')
    .set({ refund_checked_by: operatorId, refund_checked_at: now(), ...NO_CLAIM })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toWithdrawal(row);
}

/** Sets paid withdrawals that were not confirmed in time to received, at most 500. Returns how many. Run by a job every minute. */
export async function expireUnconfirmed(db: Db): Promise<number> {
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
      const received = await applyTransition(tx, withdrawal, 'expire', {
        confirmed_at: now(),
        confirmed_how: 'time',
        received_amount: payoutOf(withdrawal),
      });
      await notifyMember(tx, received, 'withdrawalReceived');
    }
    return due.map((row) => row.member_id);
  });
  notifyBalanceChange(members);
  return members.length;
}
