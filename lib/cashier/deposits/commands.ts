import { inTransaction, type Db, type Tx } from '@/lib/db/client';
import { notifyBalanceChange } from '@/lib/ledger/live';
import type { Amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { sha256 } from '@/lib/platform/ids';
import { assertMayDecide, NO_CLAIM } from '../claims/rules';
import { requirePaymentChannel } from '../payment-channels/queries';
import { MAX_OPEN_REQUESTS } from '../constants';
import {
  alreadyDecided,
  awaitsProvider,
  notAboveFee,
  providerRefused,
  paymentChannelClosed,
  tooManyOpen,
} from '../errors';
import { feeOf } from '../fees';
import { createNotice } from '@/lib/notices/commands';
import { assertDepositAllowed } from '@/lib/protection/limits/commands';
import { requireNotExcluded } from '@/lib/protection/policy';
import { recordEvent } from '@/lib/webhooks/events';
import { storeReceiptImage } from '../receipts/commands';
import { assertSameContent, contentDigest, lockMemberRequests } from '../requests';
import { assertWholeCoins } from '../rules';
import { getApprovalThreshold } from '../settings';
import type { StartedDeposit } from '../adapters/types';
import type { ChannelTerms, ChannelUser, Deposit, PaymentChannel } from '../types';
import { askOrder, startPayment } from '../providers/commands';
import { creditDeposit, eventData, lockDeposit, noticeDetail } from './credit';
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
 * with the same content returns the same deposit. Throws INVALID_INPUT (channel, amount, proof), TOO_MANY_OPEN 409, IDEMPOTENCY_CONFLICT 409,
 * MEMBER_EXCLUDED 403; a deposit above a limit of the member is INVALID_INPUT on `amount`.
 */
export async function requestDeposit(db: Db, holder: ChannelUser, call: DepositRequest): Promise<Deposit> {
  const image = call.receiptImage;
  const digest = await depositDigest(call);
  // The image is stored only if the request is acceptable, and outside of the lock, because re-encoding is slow.
  const known = image && (await inTransaction(db, (tx) => checkRequest(tx, holder, call, digest))).known;
  if (known) return known;
  const receiptImageId = image ? await storeReceiptImage(db, holder.memberId, image) : null;
  const { deposit, orderId } = await inTransaction(db, (tx) =>
    createDeposit(tx, holder, call, digest, receiptImageId),
  );
  notifyBalanceChange([holder.memberId]);
  if (orderId === undefined) return deposit;
  // Outside of the transaction, because the provider may be slow. Without an answer the job asks again.
  const { status } = await askOrder(db, orderId, 'first');
  if (status === 'failed') throw providerRefused();
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
  await requireNotExcluded(tx, user.memberId);
  const accepted = await requirePaymentChannel(tx, 'deposit', call.channel, call.amount, user);
  // Codes are redeemed by a call of their own (lib/cashier/codes).
  if (accepted.adapter.redeemsCodes) throw paymentChannelClosed();
  if (!accepted.adapter.creditsAtOnce) await assertFewOpen(tx, user.memberId);
  await assertDepositAllowed(tx, user.memberId, call.amount, user.currency);
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
): Promise<{ deposit: Deposit; orderId?: bigint }> {
  const { currency } = user;
  const { known, accepted } = await checkRequest(tx, user, call, digest);
  if (known) return { deposit: known };
  const { channel, adapter, terms } = accepted;
  const reference = newReference();
  const started = await adapter.startDeposit(tx, { channel, currency, amount: call.amount, reference });
  const deposit = await insertDeposit(tx, user, {
    channel,
    terms,
    amount: call.amount,
    requestId: call.requestId,
    digest,
    reference,
    started,
    receiptImageId,
    awaitsProvider: adapter.provider !== undefined,
  });
  if (adapter.provider) return { deposit, orderId: await startPayment(tx, channel.id, deposit) };
  return { deposit: adapter.creditsAtOnce ? await creditDeposit(tx, deposit, {}) : deposit };
}

export interface NewDeposit {
  channel: PaymentChannel;
  terms: ChannelTerms;
  amount: Amount;
  requestId: string;
  digest: Buffer;
  reference?: string;
  started?: StartedDeposit;
  receiptImageId?: string | null;
  awaitsProvider?: boolean;
}

/**
 * Writes a deposit that is accepted. Every deposit of a member, of whatever kind, is made here. The caller has locked the member's
 * requests and looked for an earlier call with this requestId.
 */
export async function insertDeposit(
  tx: Tx,
  { memberId, currency }: ChannelUser,
  { channel, terms, amount, requestId, digest, started, ...given }: NewDeposit,
): Promise<Deposit> {
  const row = await tx
    .insertInto('cashier.deposit')
    .values({
      member_id: memberId,
      channel: channel.code,
      currency,
      amount,
      asked_amount: amount,
      fee: feeOf(terms.fee, amount, currency),
      fee_fixed: terms.fee.fixed,
      fee_rate: terms.fee.rate,
      account_id: started?.accountId ?? null,
      pay_to: started?.payTo ? JSON.stringify(started.payTo) : null,
      reference: given.reference ?? newReference(),
      awaits_provider: given.awaitsProvider ?? false,
      request_id: requestId,
      request_digest: digest,
      receipt_image_id: given.receiptImageId ?? null,
      created_at: now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toDeposit(row);
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

/** A member's pending deposit, locked. Throws NOT_FOUND, ALREADY_DECIDED 409. */
async function requirePendingDeposit(tx: Tx, memberId: bigint, id: bigint): Promise<Deposit> {
  const deposit = await lockDeposit(tx, id);
  if (deposit.memberId !== memberId) throw notFound();
  if (deposit.status !== 'pending') throw alreadyDecided();
  return deposit;
}

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
      .set({ status: 'cancelled', awaits_provider: false, ...NO_CLAIM })
      .where('id', '=', id)
      .execute();
    return { ...deposit, status: 'cancelled', awaitsProvider: false };
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
  if (deposit.awaitsProvider) throw awaitsProvider();
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
  if (deposit.awaitsProvider) throw awaitsProvider();
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
