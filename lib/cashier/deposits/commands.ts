import type { Updateable } from 'kysely';
import { inTransaction, type Db, type Tx } from '@/lib/db/client';
import type { DB } from '@/lib/db/types';
import { post } from '@/lib/ledger/commands';
import { depositsAccount, feesAccount, MAIN } from '@/lib/ledger/constants';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { formatDecimal, type Amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { sha256 } from '@/lib/platform/ids';
import { assertMayDecide, NO_CLAIM } from '../claims/rules';
import { requirePaymentChannel } from '../payment-channels/queries';
import { MAX_OPEN_REQUESTS } from '../constants';
import { alreadyDecided, notAboveFee, tooManyOpen } from '../errors';
import { feeOf } from '../fees';
import { createNotice, type NoticeKind } from '@/lib/notices/commands';
import { recordEvent } from '@/lib/webhooks/events';
import { storeReceiptImage } from '../receipts/commands';
import { assertSameContent, contentDigest, lockMemberRequests } from '../requests';
import { assertWholeCoins } from '../rules';
import { getApprovalThreshold } from '../settings';
import type { ChannelUser, Deposit } from '../types';
import { toDeposit } from './rows';
import { newReference, nextApproval, type Approval } from './rules';

export interface DepositRequest {
  channel: string;
  amount: Amount;
  requestId: string;
  receiptImage?: Blob | undefined;
}

/**
 * Requests a deposit. The channel's adapter decides whether it is credited at once or waits, and what the member pays to; a
 * transfer has a reference that the member writes on it. The fee of the channel is stored with the deposit. The same requestId
 * with the same content returns the same deposit. Throws INVALID_INPUT (channel, amount, proof), TOO_MANY_OPEN 409, IDEMPOTENCY_CONFLICT 409.
 */
export async function requestDeposit(db: Db, holder: ChannelUser, call: DepositRequest): Promise<Deposit> {
  const image = call.receiptImage;
  const digest = await depositDigest(call);
  // The image is stored only if the request is acceptable, and outside of the lock, because re-encoding is slow.
  const known = image && (await inTransaction(db, (tx) => checkRequest(tx, holder, call, digest))).known;
  if (known) return known;
  const receiptImageId = image ? await storeReceiptImage(db, holder.memberId, image) : null;
  const deposit = await inTransaction(db, (tx) => createDeposit(tx, holder, call, digest, receiptImageId));
  notifyBalanceChange([holder.memberId]);
  return deposit;
}

type Accepted = Awaited<ReturnType<typeof requirePaymentChannel>>;

/** The deposit of an earlier call with this requestId, or the payment channel for a new one. Locks the member's requests. */
async function checkRequest(
  tx: Tx,
  user: ChannelUser,
  call: DepositRequest,
  digest: Buffer,
): Promise<{ known: Deposit; accepted?: never } | { accepted: Accepted; known?: never }> {
  await lockMemberRequests(tx, user.memberId);
  const known = await tx
    .selectFrom('cashier.deposit')
    .selectAll()
    .where('member_id', '=', user.memberId)
    .where('request_id', '=', call.requestId)
    .executeTakeFirst();
  if (known) {
    assertSameContent(known.request_digest, digest);
    return { known: toDeposit(known) };
  }
  const accepted = await requirePaymentChannel(tx, 'deposit', call.channel, call.amount, user);
  if (!accepted.adapter.creditsAtOnce) await assertFewOpen(tx, user.memberId);
  return { accepted };
}

async function depositDigest({ channel, amount, receiptImage }: DepositRequest): Promise<Buffer> {
  const image = receiptImage
    ? [sha256(new Uint8Array(await receiptImage.arrayBuffer())).toString('hex')]
    : [];
  return contentDigest([channel, amount, ...image]);
}

async function createDeposit(
  tx: Tx,
  user: ChannelUser,
  call: DepositRequest,
  digest: Buffer,
  receiptImageId: string | null,
): Promise<Deposit> {
  const { memberId, currency } = user;
  const { known, accepted } = await checkRequest(tx, user, call, digest);
  if (known) return known;
  const { channel, adapter, terms } = accepted;
  const started = await adapter.startDeposit(tx, { channel, currency, amount: call.amount });
  const row = await tx
    .insertInto('cashier.deposit')
    .values({
      member_id: memberId,
      channel: channel.code,
      currency,
      amount: call.amount,
      asked_amount: call.amount,
      fee: feeOf(terms.fee, call.amount, currency),
      fee_fixed: terms.fee.fixed,
      fee_rate: terms.fee.rate,
      account_id: started.accountId,
      pay_to: started.payTo && JSON.stringify(started.payTo),
      reference: newReference(),
      request_id: call.requestId,
      request_digest: digest,
      receipt_image_id: receiptImageId,
      created_at: now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return adapter.creditsAtOnce ? creditDeposit(tx, toDeposit(row), {}) : toDeposit(row);
}

async function assertFewOpen(tx: Tx, memberId: bigint): Promise<void> {
  const open = await tx
    .selectFrom('cashier.deposit')
    .select('id')
    .where('member_id', '=', memberId)
    .where('status', 'in', ['pending', 'checked'])
    .limit(MAX_OPEN_REQUESTS)
    .execute();
  if (open.length >= MAX_OPEN_REQUESTS) throw tooManyOpen(MAX_OPEN_REQUESTS);
}

type Decided = Pick<Updateable<DB['cashier.deposit']>, 'decided_by' | 'bank_reference' | 'reason'>;

/**
 * Posts the credit and the fee and sets the deposit to approved, in the caller's database transaction. `deposit.amount` is what
 * has arrived. Throws INVALID_INPUT on `amount` if the fee leaves nothing.
 */
async function creditDeposit(tx: Tx, deposit: Deposit, decided: Decided): Promise<Deposit> {
  const { id, memberId, channel, currency, amount, reference } = deposit;
  const fee = feeOf(deposit.feeRule, amount, currency);
  if (fee >= amount) throw notAboveFee(fee, currency);
  const { transactionId } = await post(tx, {
    key: `deposit:${id}`,
    kind: 'deposit',
    currency,
    entries: [
      { account: { house: depositsAccount(channel) }, amount: -amount },
      { account: { memberId, kind: MAIN }, amount: amount - fee },
      ...(fee > 0n ? [{ account: { house: feesAccount(channel) }, amount: fee }] : []),
    ],
    meta: { deposit: String(id), reference, channel },
  });
  const row = await tx
    .updateTable('cashier.deposit')
    .set({
      status: 'approved',
      amount,
      fee,
      ledger_id: transactionId,
      decided_at: now(),
      ...decided,
      ...NO_CLAIM,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const credited = toDeposit(row);
  await createNotice(tx, memberId, approvalNotice(credited), approvalDetail(credited));
  await recordEvent(tx, 'deposit.approved', eventData(credited));
  return credited;
}

/** A plain notice, or one that names the fee, or both the requested and the approved amount. */
function approvalNotice({ amount, askedAmount, fee }: Deposit): NoticeKind {
  if (amount !== askedAmount) return 'depositOtherAmount';
  return fee > 0n ? 'depositWithFee' : 'depositApproved';
}

function approvalDetail(deposit: Deposit): Record<string, string> {
  const { amount, askedAmount, fee, reason } = deposit;
  const credited = { credited: formatDecimal(amount - fee), fee: formatDecimal(fee) };
  if (amount !== askedAmount)
    return { ...noticeDetail(deposit), ...credited, asked: formatDecimal(askedAmount), reason: reason! };
  return fee > 0n ? { ...noticeDetail(deposit), ...credited } : noticeDetail(deposit);
}

async function lockDeposit(tx: Tx, id: bigint): Promise<Deposit> {
  const row = await tx
    .selectFrom('cashier.deposit')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return toDeposit(row);
}

/** A member's pending deposit, locked. Throws NOT_FOUND, ALREADY_DECIDED 409. */
async function requirePendingDeposit(tx: Tx, memberId: bigint, id: bigint): Promise<Deposit> {
  const deposit = await lockDeposit(tx, id);
  if (deposit.memberId !== memberId) throw notFound();
  if (deposit.status !== 'pending') throw alreadyDecided();
  return deposit;
}

const noticeDetail = (deposit: Deposit) => ({
  id: String(deposit.id),
  amount: formatDecimal(deposit.amount),
  currency: deposit.currency,
  reference: deposit.reference,
});

/** What an endpoint is told of a deposit. Amounts are those of the deposit's currency. */
const eventData = ({ id, memberId, channel, currency, askedAmount, amount, fee, reference }: Deposit) => ({
  depositId: String(id),
  memberId: String(memberId),
  channel,
  currency,
  askedAmount: formatDecimal(askedAmount),
  amount: formatDecimal(amount),
  fee: formatDecimal(fee),
  reference,
});

/** Adds or replaces the receipt image of a pending deposit. Throws NOT_FOUND, ALREADY_DECIDED 409, INVALID_INPUT on `proof`. */
export async function attachReceiptImage(db: Db, memberId: bigint, id: bigint, file: Blob): Promise<Deposit> {
  await inTransaction(db, (tx) => requirePendingDeposit(tx, memberId, id));
  const receiptImageId = await storeReceiptImage(db, memberId, file);
  return inTransaction(db, async (tx) => {
    const deposit = await requirePendingDeposit(tx, memberId, id);
    await tx
      .updateTable('cashier.deposit')
      .set({ receipt_image_id: receiptImageId })
      .where('id', '=', id)
      .execute();
    return { ...deposit, receiptImageId };
  });
}

/** Cancels a pending deposit for its member. Throws NOT_FOUND, ALREADY_DECIDED 409. */
export async function cancelDeposit(db: Db, memberId: bigint, id: bigint): Promise<Deposit> {
  return inTransaction(db, async (tx) => {
    const deposit = await requirePendingDeposit(tx, memberId, id);
    await tx
      .updateTable('cashier.deposit')
      .set({ status: 'cancelled', ...NO_CLAIM })
      .where('id', '=', id)
      .execute();
    return { ...deposit, status: 'cancelled' };
  });
}

export interface DepositApproval extends Omit<Approval, 'operatorId'> {
  /** The bank's own reference of the transfer. */
  bankReference?: string | undefined;
  /** Decides although another operator has claimed the deposit. */
  despiteClaim?: boolean | undefined;
}

/**
 * Approves a deposit in the caller's database transaction: credits the member with what has arrived, or records the first of
 * two approvals above the threshold. The caller checks the permission, and calls notifyBalanceChange after the commit.
 * Throws NOT_FOUND, ALREADY_DECIDED 409, OWN_APPROVAL 403, CLAIMED_BY_OTHER 409, OTHER_AMOUNT_CHECKED 409, INVALID_INPUT on
 * `amount` or `reason`.
 */
export async function approveDeposit(
  tx: Tx,
  id: bigint,
  operatorId: bigint,
  { bankReference, despiteClaim, ...given }: DepositApproval = {},
): Promise<Deposit> {
  const deposit = await lockDeposit(tx, id);
  const approval = { ...given, operatorId };
  const { status, amount, reason } = nextApproval(deposit, approval, await getApprovalThreshold(tx));
  assertMayDecide(deposit.claim, operatorId, despiteClaim);
  assertWholeCoins('amount', amount, deposit.currency);
  const bank = bankReference ? { bank_reference: bankReference } : {};
  if (status === 'approved')
    return creditDeposit(tx, { ...deposit, amount }, { decided_by: operatorId, reason, ...bank });
  const fee = feeOf(deposit.feeRule, amount, deposit.currency);
  if (fee >= amount) throw notAboveFee(fee, deposit.currency);
  const row = await tx
    .updateTable('cashier.deposit')
    .set({
      status: 'checked',
      checked_by: operatorId,
      checked_at: now(),
      checked_amount: amount,
      reason,
      ...bank,
      ...NO_CLAIM,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toDeposit(row);
}

/** Rejects a deposit; the member sees the reason. Throws NOT_FOUND, ALREADY_DECIDED 409, CLAIMED_BY_OTHER 409. */
export async function rejectDeposit(
  tx: Tx,
  id: bigint,
  operatorId: bigint,
  reason: string,
  despiteClaim = false,
): Promise<Deposit> {
  const deposit = await lockDeposit(tx, id);
  if (deposit.status !== 'pending' && deposit.status !== 'checked') throw alreadyDecided();
  assertMayDecide(deposit.claim, operatorId, despiteClaim);
  const row = await tx
    .updateTable('cashier.deposit')
    .set({ status: 'rejected', decided_by: operatorId, decided_at: now(), reason, ...NO_CLAIM })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const rejected = toDeposit(row);
  await createNotice(tx, deposit.memberId, 'depositRejected', { ...noticeDetail(rejected), reason });
  await recordEvent(tx, 'deposit.rejected', eventData(rejected));
  return rejected;
}
