import { inTransaction, sql, type Db, type Tx } from '@/lib/db/client';
import { assertDepositAllowed } from '@/lib/protection/limits/commands';
import { requireNotExcluded } from '@/lib/protection/policy';
import { createLimit } from '@/lib/identity/throttle/limit';
import { notifyBalanceChange } from '@/lib/ledger/live';
import type { Amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { badInput, notFound } from '@/lib/platform/errors';
import { insertDeposit } from '../deposits/commands';
import { creditDeposit } from '../deposits/credit';
import { toDeposit } from '../deposits/rows';
import { alreadyDecided, codeInvalid, codesDownloaded } from '../errors';
import { feeOf } from '../fees';
import { getChannel, requireOpenChannel } from '../payment-channels/queries';
import { assertSameContent, contentDigest, lockMemberRequests } from '../requests';
import { assertWholeCoins } from '../rules';
import type { ChannelUser, Deposit } from '../types';
import { MAX_DAYS, TRIES } from './constants';
import { batchSealer, codeHash, newCode, readCode } from './rules';

const triesOfMember = createLimit('cash-code-member', TRIES.member, TRIES.seconds);
const triesOfAddress = createLimit('cash-code-ip', TRIES.address, TRIES.seconds);

export interface NewBatch {
  channelId: bigint;
  currency: string;
  /** The value of each code. */
  amount: Amount;
  count: number;
  expiresAt: Date;
  note: string;
  /** Made by the client, once for each batch. */
  requestId: string;
}

/**
 * Prints a batch of codes. They are sealed until they are downloaded. Returns the batch's id. Throws INVALID_INPUT by field: the channel
 * must be one for codes with this currency, and the amount within its limits.
 * ALREADY_DECIDED 409 if a batch has this requestId.
 */
export async function createBatch(tx: Tx, given: NewBatch, operatorId: bigint): Promise<bigint> {
  await assertBatch(tx, given);
  const made = await tx
    .insertInto('cashier.code_batch')
    .values({
      channel_id: given.channelId,
      currency: given.currency,
      amount: given.amount,
      count: given.count,
      expires_at: given.expiresAt,
      note: given.note,
      request_id: given.requestId,
      created_by: operatorId,
      created_at: now(),
    })
    .onConflict((conflict) => conflict.column('request_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) throw alreadyDecided();
  const { id } = made;
  const codes = Array.from({ length: given.count }, newCode);
  await tx
    .insertInto('cashier.cash_code')
    .values(codes.map((code) => ({ hash: codeHash(readCode(code)!), batch_id: id })))
    .execute();
  const sealed = batchSealer.seal(Buffer.from(codes.join('\n')), String(id));
  await tx.updateTable('cashier.code_batch').set({ codes_sealed: sealed }).where('id', '=', id).execute();
  return id;
}

/** Checks that a batch can be printed. Returns the code of its channel. Throws as createBatch, and NOT_FOUND. */
export async function assertBatch(tx: Db, given: NewBatch): Promise<string> {
  const channel = await getChannel(tx, given.channelId);
  const terms = channel.terms.find(({ currency }) => currency === given.currency);
  if (channel.adapter !== 'codes' || channel.archivedAt) throw badInput({ channelId: { code: 'INVALID' } });
  if (!terms) throw badInput({ currency: { code: 'INVALID' } });
  assertWholeCoins('amount', given.amount, given.currency);
  if (given.amount < terms.minimum) throw badInput({ amount: { code: 'BELOW_MINIMUM' } });
  if (given.amount > terms.maximum) throw badInput({ amount: { code: 'ABOVE_CHANNEL' } });
  const days = (given.expiresAt.getTime() - now().getTime()) / 86_400_000;
  if (days <= 0 || days > MAX_DAYS) throw badInput({ expiresAt: { code: 'CODE_EXPIRY' } });
  return channel.code;
}

async function lockBatch(tx: Tx, id: bigint) {
  const row = await tx
    .selectFrom('cashier.code_batch')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  if (row.voided_at) throw alreadyDecided();
  return row;
}

/**
 * Takes the codes of a batch out of the database: they are returned this once. Throws NOT_FOUND, ALREADY_DECIDED 409 if the batch is void,
 * CODES_DOWNLOADED 409.
 */
export async function takeCodes(tx: Tx, id: bigint, operatorId: bigint) {
  const batch = await lockBatch(tx, id);
  if (!batch.codes_sealed) throw codesDownloaded();
  const codes = batchSealer.open(batch.codes_sealed, String(id)).toString().split('\n');
  await tx
    .updateTable('cashier.code_batch')
    .set({ codes_sealed: null, downloaded_by: operatorId, downloaded_at: now() })
    .where('id', '=', id)
    .execute();
  return { codes, currency: batch.currency, amount: batch.amount as Amount, expiresAt: batch.expires_at };
}

/** Voids the codes of a batch that are not redeemed; returns how many they are. Throws NOT_FOUND, ALREADY_DECIDED 409. */
export async function voidBatch(tx: Tx, id: bigint, operatorId: bigint): Promise<number> {
  await lockBatch(tx, id);
  await tx
    .updateTable('cashier.code_batch')
    .set({ codes_sealed: null, voided_by: operatorId, voided_at: now() })
    .where('id', '=', id)
    .execute();
  const { rows } = await sql<{ left: bigint }>`
    SELECT count(*) AS left FROM cashier.cash_code WHERE batch_id = ${id} AND deposit_id IS NULL`.execute(tx);
  return Number(rows[0]!.left);
}

export interface Redemption {
  channel: string;
  code: string;
  requestId: string;
}

/**
 * Redeems a code: a deposit of its value is credited at once, less the channel's fee. The same requestId with the same code returns the
 * same deposit. Tries are limited by member and by address, so that codes cannot be guessed. Throws INVALID_INPUT on `code` or `channel`,
 * TOO_MANY_REQUESTS 429, IDEMPOTENCY_CONFLICT 409.
 */
export async function redeemCode(db: Db, user: ChannelUser, ip: string, call: Redemption): Promise<Deposit> {
  // Counted before the look-up, so that parallel guesses are counted too; a valid code is not counted.
  await triesOfAddress.take(ip);
  await triesOfMember.take(String(user.memberId));
  const code = readCode(call.code);
  if (!code) throw codeInvalid();
  const deposit = await inTransaction(db, (tx) => redeem(tx, user, call, codeHash(code)));
  await triesOfAddress.uncount(ip);
  await triesOfMember.uncount(String(user.memberId));
  notifyBalanceChange([user.memberId]);
  return deposit;
}

async function redeem(tx: Tx, user: ChannelUser, call: Redemption, hash: Buffer): Promise<Deposit> {
  const { memberId, currency } = user;
  await lockMemberRequests(tx, memberId);
  const digest = contentDigest([call.channel, hash.toString('hex')]);
  const known = await tx
    .selectFrom('cashier.deposit')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('request_id', '=', call.requestId)
    .executeTakeFirst();
  if (known) {
    assertSameContent(known.request_digest, digest);
    return toDeposit(known);
  }
  await requireNotExcluded(tx, memberId);
  const { channel, adapter, terms } = await requireOpenChannel(tx, 'deposit', call.channel, user);
  if (!adapter.redeemsCodes) throw codeInvalid();
  // The batch is locked too, so that it is not voided meanwhile.
  const { rows } = await sql<{ amount: Amount }>`
    SELECT b.amount FROM cashier.cash_code c JOIN cashier.code_batch b ON b.id = c.batch_id
     WHERE c.hash = ${hash} AND c.deposit_id IS NULL AND b.channel_id = ${channel.id} AND b.currency = ${currency}
       AND b.voided_at IS NULL AND b.expires_at > ${now()}
       FOR UPDATE OF c FOR SHARE OF b`.execute(tx);
  const found = rows[0];
  if (!found || feeOf(terms.fee, found.amount, currency) >= found.amount) throw codeInvalid();
  await assertDepositAllowed(tx, memberId, found.amount, currency);
  const deposit = await insertDeposit(tx, user, {
    channel,
    terms,
    amount: found.amount,
    requestId: call.requestId,
    digest,
  });
  await tx
    .updateTable('cashier.cash_code')
    .set({ deposit_id: deposit.id })
    .where('hash', '=', hash)
    .execute();
  return creditDeposit(tx, deposit, {});
}
