import { inTransaction, type Db, type Tx } from '@/lib/db/client';
import { post } from '@/lib/ledger/commands';
import { depositsAccount, MAIN } from '@/lib/ledger/constants';
import { announceBalance } from '@/lib/ledger/live';
import { formatDecimal, type Amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { sha256 } from '@/lib/platform/ids';
import { demandChannel } from '../channels/queries';
import { MOST_OPEN } from '../constants';
import { alreadyDecided, tooManyOpen } from '../errors';
import { tell } from '../notices/commands';
import { keepProof } from '../proofs/commands';
import { demandSame, digestOf, takeTurn } from '../requests';
import { fourEyesAbove } from '../settings';
import type { Channel, Deposit, Holder } from '../types';
import { toDeposit } from './queries';
import { afterYes, newReference } from './rules';

export interface DepositCall {
  channel: string;
  amount: Amount;
  requestId: string;
  proof?: Blob | undefined;
}

/**
 * Asks for a deposit. An instant channel settles at once; a transfer waits for an operator, under a reference that the
 * member writes on it. The same requestId with the same content gives the same deposit, however many ask at once.
 * Throws INVALID_INPUT (channel, amount, proof), TOO_MANY_OPEN 409, IDEMPOTENCY_CONFLICT 409.
 */
export async function requestDeposit(db: Db, holder: Holder, call: DepositCall): Promise<Deposit> {
  // A picture is drawn and kept only for a request that stands; drawing takes too long to hold the member's turn.
  const proof = call.proof;
  const digest = await digestOfCall(call);
  const known = proof && (await inTransaction(db, (tx) => demandAcceptable(tx, holder, call, digest))).known;
  if (known) return known;
  const proofId = proof ? await keepProof(db, holder.memberId, proof) : null;
  const deposit = await inTransaction(db, (tx) => request(tx, holder, call, digest, proofId));
  announceBalance([holder.memberId]);
  return deposit;
}

/** The deposit that the requestId made before, or the channel that takes a new one. */
async function demandAcceptable(
  tx: Tx,
  { memberId, currency }: Holder,
  call: DepositCall,
  digest: Buffer,
): Promise<{ known: Deposit; channel?: never } | { channel: Channel; known?: never }> {
  await takeTurn(tx, memberId);
  const known = await tx
    .selectFrom('cashier.deposit')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('request_id', '=', call.requestId)
    .executeTakeFirst();
  if (known) {
    demandSame(known.request_digest, digest);
    return { known: toDeposit(known) };
  }
  const channel = await demandChannel(tx, 'deposit', call.channel, call.amount, currency);
  if (channel.method === 'transfer') await demandFewOpen(tx, memberId);
  return { channel };
}

async function digestOfCall({ channel, amount, proof }: DepositCall): Promise<Buffer> {
  const picture = proof ? [sha256(new Uint8Array(await proof.arrayBuffer())).toString('hex')] : [];
  return digestOf([channel, amount, ...picture]);
}

async function request(
  tx: Tx,
  holder: Holder,
  call: DepositCall,
  digest: Buffer,
  proofId: string | null,
): Promise<Deposit> {
  const { memberId, currency } = holder;
  const { known, channel } = await demandAcceptable(tx, holder, call, digest);
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
      proof_id: proofId,
      created_at: now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return channel.method === 'instant' ? settle(tx, toDeposit(row), {}) : toDeposit(row);
}

async function demandFewOpen(tx: Tx, memberId: bigint): Promise<void> {
  const open = await tx
    .selectFrom('cashier.deposit')
    .select('id')
    .where('member_id', '=', memberId)
    .where('status', 'in', ['pending', 'checked'])
    .limit(MOST_OPEN)
    .execute();
  if (open.length >= MOST_OPEN) throw tooManyOpen(MOST_OPEN);
}

/** Credits a deposit and says so in its row: neither happens without the other. */
async function settle(tx: Tx, deposit: Deposit, decided: { decided_by?: bigint }): Promise<Deposit> {
  const { transactionId } = await post(tx, {
    key: `deposit:${deposit.id}`,
    kind: 'deposit',
    currency: deposit.currency,
    lines: [
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
  return toDeposit(row);
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

/** A member's own deposit that nobody has looked at yet, locked. Throws NOT_FOUND, ALREADY_DECIDED 409. */
async function demandPending(tx: Tx, memberId: bigint, id: bigint): Promise<Deposit> {
  const deposit = await lockDeposit(tx, id);
  if (deposit.memberId !== memberId) throw notFound();
  if (deposit.status !== 'pending') throw alreadyDecided();
  return deposit;
}

const told = (deposit: Deposit) => ({
  id: String(deposit.id),
  amount: formatDecimal(deposit.amount),
  currency: deposit.currency,
  reference: deposit.reference,
});

/** Adds or replaces the proof while nobody has decided. Throws NOT_FOUND, ALREADY_DECIDED 409, INVALID_INPUT on `proof`. */
export async function attachProof(db: Db, memberId: bigint, id: bigint, file: Blob): Promise<Deposit> {
  await inTransaction(db, (tx) => demandPending(tx, memberId, id));
  const proofId = await keepProof(db, memberId, file);
  return inTransaction(db, async (tx) => {
    const deposit = await demandPending(tx, memberId, id);
    await tx.updateTable('cashier.deposit').set({ proof_id: proofId }).where('id', '=', id).execute();
    return { ...deposit, proofId };
  });
}

/** Takes a request back that nobody has looked at yet. Throws NOT_FOUND, ALREADY_DECIDED 409. */
export async function cancelDeposit(db: Db, memberId: bigint, id: bigint): Promise<Deposit> {
  return inTransaction(db, async (tx) => {
    const deposit = await demandPending(tx, memberId, id);
    await tx.updateTable('cashier.deposit').set({ status: 'cancelled' }).where('id', '=', id).execute();
    return { ...deposit, status: 'cancelled' };
  });
}

/**
 * An operator's yes, in the caller's transaction: credits the member, or above the threshold notes the first yes. Who
 * may is the caller's to check. The caller announces the balance after the commit.
 * Throws NOT_FOUND, ALREADY_DECIDED 409, OWN_APPROVAL 403.
 */
export async function approveDeposit(tx: Tx, id: bigint, operatorId: bigint): Promise<Deposit> {
  const deposit = await lockDeposit(tx, id);
  const next = afterYes(deposit, operatorId, await fourEyesAbove(tx));
  if (next === 'checked') {
    const row = await tx
      .updateTable('cashier.deposit')
      .set({ status: 'checked', checked_by: operatorId, checked_at: now() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return toDeposit(row);
  }
  const approved = await settle(tx, deposit, { decided_by: operatorId });
  await tell(tx, deposit.memberId, 'depositApproved', told(deposit));
  return approved;
}

/** An operator's no, with the reason that the member is told. Throws NOT_FOUND, ALREADY_DECIDED 409. */
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
  await tell(tx, deposit.memberId, 'depositRejected', { ...told(deposit), reason });
  return toDeposit(row);
}
