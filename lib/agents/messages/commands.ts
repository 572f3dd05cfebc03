import { lockMemberRequests } from '@/lib/cashier/requests';
import { inTransaction, sql, type Db, type Tx } from '@/lib/db/client';
import { isAgentType, TRIAL_TYPE } from '@/lib/identity/account-types';
import { inLineOf } from '@/lib/identity/downline/line';
import { notAgent } from '@/lib/identity/errors';
import { accountKey } from '@/lib/identity/queries';
import { createLimit } from '@/lib/identity/throttle/limit';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { createLineMessageNotices, removeLineMessageNotices } from '@/lib/notices/commands';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { shareStructure } from '../structure-lock';
import type { LineAudience } from './constants';
import { alreadyWithdrawn, nobodyToReach, notInTeam, noUpline, takesNoMessages } from './errors';

const HOUR = 3_600;
// Enough for a conversation. A message to many members is allowed less often, so that nobody floods a team.
const perSender = createLimit('line-message', 60, HOUR);
const toMany = createLimit('line-message-many', 6, HOUR);

export interface NewLineMessage {
  to: LineAudience;
  /** The account of a member of the team, for `member`. */
  account: string;
  text: string;
  requestId: string;
}

/**
 * Sends a message within the sender's line: an agent to a member of the team, to all directly below or to the whole team, everybody to the own
 * upline. Who belongs to the line is read in the database transaction that sends, which no move can change meanwhile. Blocked members, members who
 * take no messages of the line, and excluded members below the sender get none. The same requestId sends once. Returns the id and the
 * number of receivers.
 *
 * Throws NON_AGENT_ACCOUNT 403, INVALID_INPUT on `account` for a member outside of the team, LINE_NO_UPLINE 409, LINE_TAKES_NO_MESSAGES 409,
 * LINE_NOBODY 409, TOO_MANY_REQUESTS 429.
 */
export async function sendLineMessage(
  db: Db,
  senderId: bigint,
  given: NewLineMessage,
): Promise<{ id: bigint; receivers: number }> {
  await perSender.take(`member:${senderId}`);
  if (given.to === 'direct' || given.to === 'team') await toMany.take(`member:${senderId}`);
  const { members, ...sent } = await inTransaction(db, async (tx) => {
    await shareStructure(tx);
    await lockMemberRequests(tx, senderId);
    const known = await tx
      .selectFrom('agents.line_message')
      .select(['id', 'receivers'])
      .where('sender_id', '=', senderId)
      .where('request_id', '=', given.requestId)
      .executeTakeFirst();
    if (known) return { ...known, members: [] };
    const receiverId = await receiverOf(tx, senderId, given);
    const { id } = await tx
      .insertInto('agents.line_message')
      .values({
        sender_id: senderId,
        audience: given.to,
        receiver_id: receiverId,
        text: given.text,
        request_id: given.requestId,
        created_at: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const told = await createLineMessageNotices(tx, id, receivers(senderId, given.to, receiverId));
    if (told.length === 0) throw receiverId === null ? nobodyToReach() : takesNoMessages();
    await tx
      .updateTable('agents.line_message')
      .set({ receivers: told.length })
      .where('id', '=', id)
      .execute();
    return { id, receivers: told.length, members: told };
  });
  notifyBalanceChange(members);
  return sent;
}

/** The one receiver of a message, or null for several. */
async function receiverOf(tx: Tx, senderId: bigint, { to, account }: NewLineMessage): Promise<bigint | null> {
  const sender = await tx
    .selectFrom('identity.member')
    .select(['type', 'upline_id'])
    .where('id', '=', senderId)
    .executeTakeFirst();
  if (!sender) throw notFound();
  if (to === 'upline') {
    if (sender.upline_id === null) throw noUpline();
    return sender.upline_id;
  }
  if (!isAgentType(sender.type)) throw notAgent();
  if (to !== 'member') return null;
  const { rows } = await sql<{ id: bigint }>`
    SELECT below.id FROM identity.member top JOIN identity.member below ON ${inLineOf('below', 'top')}
     WHERE top.id = ${senderId} AND lower(below.account) = ${accountKey(account)} AND below.id <> top.id`.execute(
    tx,
  );
  if (!rows[0]) throw notInTeam();
  return rows[0].id;
}

/** The members who get a message, one query for any number of them. Nobody advertises to excluded members (docs/trust.md P4). */
function receivers(senderId: bigint, to: LineAudience, receiverId: bigint | null) {
  const who =
    receiverId !== null
      ? sql`m.id = ${receiverId}`
      : to === 'direct'
        ? sql`m.upline_id = ${senderId}`
        : sql`${inLineOf('m', 'top')} AND m.id <> ${senderId}`;
  const excluded = to === 'upline' ? sql`` : sql`AND NOT protection.is_excluded(m.id, ${now()})`;
  return sql<{ id: bigint }>`
    SELECT m.id FROM identity.member top JOIN identity.member m ON ${who}
     WHERE top.id = ${senderId} AND m.status = 'active' AND m.type <> ${TRIAL_TYPE}
       AND NOT EXISTS (SELECT FROM agents.line_mute q WHERE q.member_id = m.id) ${excluded}`;
}

/** Takes messages of the line again, or no more. */
export async function setMuted(db: Db, memberId: bigint, muted: boolean): Promise<void> {
  if (muted)
    await db
      .insertInto('agents.line_mute')
      .values({ member_id: memberId, created_at: now() })
      .onConflict((on) => on.doNothing())
      .execute();
  else await db.deleteFrom('agents.line_mute').where('member_id', '=', memberId).execute();
}

/**
 * Takes a message out of every inbox, read or not. Returns its sender and the members who had it, for notifyBalanceChange after the commit.
 * Throws NOT_FOUND 404, LINE_MESSAGE_WITHDRAWN 409.
 */
export async function withdrawLineMessage(
  tx: Tx,
  id: bigint,
  operatorId: bigint,
): Promise<{ senderId: bigint; members: bigint[] }> {
  const row = await tx
    .updateTable('agents.line_message')
    .set({ withdrawn_at: now(), withdrawn_by: operatorId })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .returning('sender_id')
    .executeTakeFirst();
  if (!row) {
    const known = await tx
      .selectFrom('agents.line_message')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    throw known ? alreadyWithdrawn() : notFound();
  }
  return { senderId: row.sender_id, members: await removeLineMessageNotices(tx, id) };
}
