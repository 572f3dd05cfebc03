import { inTransaction, type Db, type Tx } from '@/lib/db/client';
import { post } from '@/lib/ledger/commands';
import { depositsAccount, MAIN } from '@/lib/ledger/constants';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { formatDecimal, type Amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { sha256 } from '@/lib/platform/ids';
import { requirePaymentChannel } from '../payment-channels/queries';
import { MAX_OPEN_REQUESTS } from '../constants';
import { alreadyDecided, tooManyOpen } from '../errors';
import { createNotice } from '@/lib/notices/commands';
import { storeReceiptImage } from '../receipts/commands';
import { assertSameContent, contentDigest, lockMemberRequests } from '../requests';
import { getApprovalThreshold } from '../settings';
import type { PaymentChannel, Deposit, AccountHolder } from '../types';
import { toDeposit } from './queries';
import { nextApprovalStatus, newReference } from './rules';

export interface DepositRequest {
  channel: string;
  amount: Amount;
  requestId: string;
  receiptImage?: Blob | undefined;
}

/**
 * Requests a deposit. A deposit by an instant channel is credited at once; a transfer waits for an operator, under a
 * reference that the member writes on it. The same requestId with the same content returns the same deposit.
 * Throws INVALID_INPUT (channel, amount, proof), TOO_MANY_OPEN 409, IDEMPOTENCY_CONFLICT 409.
 */
export async function requestDeposit(db: Db, holder: AccountHolder, call: DepositRequest): Promise<Deposit> {
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

/** The deposit of an earlier call with this requestId, or the payment channel for a new one. Locks the member's requests. */
async function checkRequest(
  tx: Tx,
  { memberId, currency }: AccountHolder,
  call: DepositRequest,
  digest: Buffer,
): Promise<{ known: Deposit; channel?: never } | { channel: PaymentChannel; known?: never }> {
  await lockMemberRequests(tx, memberId);
  const known = await tx
    .selectFrom('cashier.deposit')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('request_id', '=', call.requestId)
    .executeTakeFirst();
  if (known) {
    assertSameContent(known.request_digest, digest);
    return { known: toDeposit(known) };
  }
  const channel = await requirePaymentChannel(tx, 'deposit', call.channel, call.amount, currency);
  if (channel.method === 'transfer') await assertFewOpen(tx, memberId);
  return { channel };
}

async function depositDigest({ channel, amount, receiptImage }: DepositRequest): Promise<Buffer> {
  const image = receiptImage
    ? [sha256(new Uint8Array(await receiptImage.arrayBuffer())).toString('hex')]
    : [];
  return contentDigest([channel, amount, ...image]);
}

async function createDeposit(
  tx: Tx,
  holder: AccountHolder,
  call: DepositRequest,
  digest: Buffer,
  receiptImageId: string | null,
): Promise<Deposit> {
  const { memberId, currency } = holder;
  const { known, channel } = await checkRequest(tx, holder, call, digest);
  if (known) return known;
  const row = await tx
    .insertInto('cashier.deposit')
    .values({
      member_id: memberId,
      channel: channel.code,
      currency,
      amount: call.amount,
      reference: newReference(),
      request_id: call.requestId,
      request_digest: digest,
      receipt_image_id: receiptImageId,
      created_at: now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return channel.method === 'instant' ? creditDeposit(tx, toDeposit(row), {}) : toDeposit(row);
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

/** Posts the credit and sets the deposit to approved, in the caller's database transaction. */
async function creditDeposit(tx: Tx, deposit: Deposit, decided: { decided_by?: bigint }): Promise<Deposit> {
  const { transactionId } = await post(tx, {
    key: `deposit:${deposit.id}`,
    kind: 'deposit',
    currency: deposit.currency,
    entries: [
      { account: { house: depositsAccount(deposit.channel) }, amount: -deposit.amount },
      { account: { memberId: deposit.memberId, kind: MAIN }, amount: deposit.amount },
    ],
    meta: { deposit: String(deposit.id), reference: deposit.reference, channel: deposit.channel },
  });
  const row = await tx
    .updateTable('cashier.deposit')
    .set({ status: 'approved', ledger_id: transactionId, decided_at: now(), ...decided })
    .where('id', '=', deposit.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const credited = toDeposit(row);
  await createNotice(tx, credited.memberId, 'depositApproved', noticeDetail(credited));
  return credited;
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
    await tx.updateTable('cashier.deposit').set({ status: 'cancelled' }).where('id', '=', id).execute();
    return { ...deposit, status: 'cancelled' };
  });
}

/**
 * Approves a deposit in the caller's database transaction: credits the member, or records the first of two approvals above
 * the threshold. The caller checks the permission, and calls notifyBalanceChange after the commit.
 * Throws NOT_FOUND, ALREADY_DECIDED 409, OWN_APPROVAL 403.
 */
export async function approveDeposit(tx: Tx, id: bigint, operatorId: bigint): Promise<Deposit> {
  const deposit = await lockDeposit(tx, id);
  const next = nextApprovalStatus(deposit, operatorId, await getApprovalThreshold(tx));
  if (next === 'checked') {
    const row = await tx
      .updateTable('cashier.deposit')
      .set({ status: 'checked', checked_by: operatorId, checked_at: now() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return toDeposit(row);
  }
  const approved = await creditDeposit(tx, deposit, { decided_by: operatorId });
  return approved;
}

/** Rejects a deposit; the member sees the reason. Throws NOT_FOUND, ALREADY_DECIDED 409. */
export async function rejectDeposit(
  tx: Tx,
  id: bigint,
  operatorId: bigint,
  reason: string,
): Promise<Deposit> {
  const deposit = await lockDeposit(tx, id);
  if (deposit.status !== 'pending' && deposit.status !== 'checked') throw alreadyDecided();
  const row = await tx
    .updateTable('cashier.deposit')
    .set({ status: 'rejected', decided_by: operatorId, decided_at: now(), reason })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await createNotice(tx, deposit.memberId, 'depositRejected', { ...noticeDetail(deposit), reason });
  return toDeposit(row);
}
