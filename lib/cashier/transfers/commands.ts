import { inTransaction, sql, type Db, type Tx } from '@/lib/db/client';
import { isAgentType, isTrialType } from '@/lib/identity/account-types';
import { inLineOf } from '@/lib/identity/downline/line';
import { verifyPaymentPassword } from '@/lib/identity/commands';
import { needTrueAccount, notAgent } from '@/lib/identity/errors';
import { accountKey } from '@/lib/identity/queries';
import { post } from '@/lib/ledger/commands';
import { MAIN } from '@/lib/ledger/constants';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { formatDecimal, type Amount } from '@/lib/money/amount';
import { createNotice } from '@/lib/notices/commands';
import { now } from '@/lib/platform/clock';
import { AppError, forbidden, notFound } from '@/lib/platform/errors';
import { maskName } from '@/lib/platform/mask';
import { requireDocuments } from '@/lib/protection/documents/policy';
import { activeExclusion } from '@/lib/protection/exclusions/queries';
import { assertDepositAllowed } from '@/lib/protection/limits/commands';
import { requireNotExcluded } from '@/lib/protection/policy';
import { assertSameContent, contentDigest, lockMemberRequests } from '../requests';
import type { TransferDirection } from './constants';
import { notInLine, recipientUnavailable, transferClosed } from './errors';
import { sentToday } from './queries';
import { assertWithinLimits } from './rules';
import { transferSettings } from './settings';

export interface TransferCall {
  amount: Amount;
  requestId: string;
  /** The account name of a member in the sender's line; without it the money goes to the direct upline. */
  to?: string | undefined;
}

/**
 * Moves money of a member's main account to their direct upline, or of an agent's to a member of their own line (docs/trust.md M10),
 * after the payment password. Bonus money has accounts of its own and cannot be transferred. The same requestId with the same content
 * is the same transfer. Returns the transfer's id. `beforePost` runs in the same database transaction before the money moves, for a new
 * transfer alone: rooms above refuse there (the site calls lib/rewards/withdrawals, which does). Throws what transferVerified throws,
 * INVALID_INPUT (paymentPassword) and PAYMENT_PASSWORD_MISSING 409.
 */
export async function transfer(
  db: Db,
  memberId: bigint,
  call: TransferCall & { paymentPassword: string },
  beforePost?: BeforePost,
): Promise<bigint> {
  await verifyPaymentPassword(db, memberId, call.paymentPassword);
  return transferVerified(db, memberId, call, beforePost);
}

/** What a room above asks of the sender. */
export type BeforePost = (tx: Tx, direction: TransferDirection, currency: string) => Promise<void>;

/**
 * The transfer of a member whose payment password was verified. Throws TRANSFER_CLOSED 409, NON_AGENT_ACCOUNT 403, NEED_TRUE_ACCOUNT 403,
 * FORBIDDEN 403 (blocked), MEMBER_EXCLUDED 403, DOCUMENTS_REQUIRED 403, RECIPIENT_UNAVAILABLE 409, INSUFFICIENT_FUNDS 409,
 * IDEMPOTENCY_CONFLICT 409, INVALID_INPUT (to, amount).
 */
export async function transferVerified(
  db: Db,
  memberId: bigint,
  call: TransferCall,
  beforePost?: BeforePost,
): Promise<bigint> {
  const { id, members } = await inTransaction(db, (tx) => moveMoney(tx, memberId, call, beforePost));
  notifyBalanceChange(members);
  return id;
}

async function moveMoney(
  tx: Tx,
  memberId: bigint,
  { amount, requestId, to }: TransferCall,
  beforePost?: BeforePost,
): Promise<{ id: bigint; members: bigint[] }> {
  await lockMemberRequests(tx, memberId);
  const digest = contentDigest([to === undefined ? '' : accountKey(to), amount]);
  const known = await tx
    .selectFrom('cashier.member_transfer')
    .select(['id', 'request_digest'])
    .where('from_member', '=', memberId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  if (known) {
    assertSameContent(known.request_digest, digest);
    return { id: known.id, members: [] };
  }
  const direction = to === undefined ? 'upline' : 'downline';
  const { offers, limits } = await transferSettings(tx);
  if (!offers[direction]) throw transferClosed();
  const sender = await requireSender(tx, memberId);
  const recipient = await (to === undefined ? requireUpline(tx, memberId) : requireInLine(tx, sender, to));
  assertWithinLimits(amount, limits, await sentToday(tx, memberId), sender.currency);
  await requireDocuments(tx, memberId);
  if (recipient.currency !== sender.currency || recipient.status !== 'active' || isTrialType(recipient.type))
    throw recipientUnavailable();
  if (await activeExclusion(tx, recipient.id)) throw recipientUnavailable();
  if (direction === 'downline') await requireWithinLimits(tx, recipient, amount);
  await beforePost?.(tx, direction, sender.currency);
  const [from, into] = [maskName(sender.account), maskName(recipient.account)];
  const { transactionId } = await post(tx, {
    key: `transfer:${memberId}:${requestId}`,
    kind: `transfer.${direction}`,
    currency: sender.currency,
    entries: [
      { account: { memberId, kind: MAIN }, amount: -amount },
      { account: { memberId: recipient.id, kind: MAIN }, amount },
    ],
    // Both members read it in their records, so that it has no full account name.
    meta: { from, to: into },
  });
  const { id } = await tx
    .insertInto('cashier.member_transfer')
    .values({
      from_member: memberId,
      to_member: recipient.id,
      direction,
      currency: sender.currency,
      amount,
      request_id: requestId,
      request_digest: digest,
      ledger_id: transactionId,
      created_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const detail = { id: String(id), amount: formatDecimal(amount), currency: sender.currency };
  await createNotice(tx, memberId, 'transferSent', { ...detail, account: into });
  await createNotice(tx, recipient.id, 'transferReceived', { ...detail, account: from });
  return { id, members: [memberId, recipient.id] };
}

/**
 * Money from an agent is paid in like a deposit, and the recipient's limits of deposits hold for it (docs/trust.md P3). The agent learns
 * nothing of them. Locks go down the line, so that they do not wait for each other in a circle.
 */
async function requireWithinLimits(tx: Tx, { id, currency }: Party, amount: Amount): Promise<void> {
  await lockMemberRequests(tx, id);
  try {
    await assertDepositAllowed(tx, id, amount, currency);
  } catch (error) {
    throw error instanceof AppError ? recipientUnavailable() : error;
  }
}

interface Party {
  id: bigint;
  account: string;
  type: number;
  status: string;
  currency: string;
}

const party = sql`m.id, m.account, m.type, m.status, m.currency::text AS currency`;

async function requireSender(tx: Tx, memberId: bigint): Promise<Party> {
  const { rows } = await sql<Party>`SELECT ${party} FROM identity.member m WHERE m.id = ${memberId}`.execute(
    tx,
  );
  const sender = rows[0];
  if (!sender) throw notFound();
  if (isTrialType(sender.type)) throw needTrueAccount();
  if (sender.status !== 'active') throw forbidden();
  await requireNotExcluded(tx, memberId);
  return sender;
}

/** The direct upline, who must be an agent: between players there are no transfers. */
async function requireUpline(tx: Tx, memberId: bigint): Promise<Party> {
  const { rows } = await sql<Party>`
    SELECT ${party} FROM identity.member s JOIN identity.member m ON m.id = s.upline_id WHERE s.id = ${memberId}`.execute(
    tx,
  );
  const upline = rows[0];
  if (!upline || !isAgentType(upline.type)) throw transferClosed();
  return upline;
}

/** A member below an agent, at any depth. */
async function requireInLine(tx: Tx, sender: Party, to: string): Promise<Party> {
  if (!isAgentType(sender.type)) throw notAgent();
  const { rows } = await sql<Party>`
    SELECT ${party} FROM identity.member s JOIN identity.member m ON ${inLineOf('m', 's')} AND m.id <> s.id
     WHERE s.id = ${sender.id} AND lower(m.account) = ${accountKey(to)}`.execute(tx);
  const recipient = rows[0];
  if (!recipient) throw notInLine();
  return recipient;
}
