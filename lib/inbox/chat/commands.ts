import { inTransaction, sql, type Db, type Tx } from '@/lib/db/client';
import { createLimit } from '@/lib/identity/throttle/limit';
import type { LocaleCode } from '@/lib/i18n/locales';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { IDLE_MINUTES } from './constants';
import { chatClosed, chatMuted, chatTaken, chatUnavailable, notChatOperator } from './errors';
import { announceChat } from './live';
import { chatAvailability, listChatOperators, ofPerson } from './queries';
import type { ChatStatus, Person } from './types';

const MINUTE = 60;
// Limits: messages of a person and of an IP address in a minute, and new conversations of an IP address in an hour.
const personLimit = createLimit('chat', 20, MINUTE);
const addressLimit = createLimit('chat-ip', 60, MINUTE);
const newChatLimit = createLimit('chat-new', 10, 60 * MINUTE);

const keyOf = (person: Person) =>
  'memberId' in person ? `member ${person.memberId}` : person.visitorHash.toString('hex');

interface Given {
  person: Person;
  ip: string;
  language: LocaleCode;
  text: string;
  requestId: string;
}

/**
 * Stores a message of a member or visitor in their open conversation, or begins one. The same request again stores nothing. Throws
 * CHAT_UNAVAILABLE 409 outside of the hours, CHAT_MUTED 403, TOO_MANY_REQUESTS 429.
 */
export async function writeAsPerson(db: Db, given: Given): Promise<bigint> {
  const { person, ip, language, text, requestId } = given;
  await personLimit.take(keyOf(person));
  await addressLimit.take(ip);
  const { isOpen } = await chatAvailability(db);
  const open = await currentChat(db, person);
  if (!isOpen && !open) throw chatUnavailable();
  // Limits are checked before the transaction, because they use another connection: transactions that wait for one could block each other.
  if (!open) await newChatLimit.take(ip);
  return inTransaction(db, async (tx) => {
    await assertNotMuted(tx, person);
    const chatId = open ?? (await beginChat(tx, person, language));
    const locked = await lockChat(tx, chatId);
    // An operator has closed the conversation meanwhile.
    if (locked.status === 'closed') throw chatClosed();
    await storeMessage(tx, { chatId, sender: 'person', operatorId: null, text, requestId });
    return chatId;
  });
}

async function currentChat(db: Db, person: Person): Promise<bigint | undefined> {
  const { rows } = await sql<{ id: bigint }>`
    SELECT c.id FROM inbox.chat c WHERE ${ofPerson(person)} AND c.status <> 'closed'`.execute(db);
  return rows[0]?.id;
}

/** A mute holds for the person's later conversations too. */
async function assertNotMuted(tx: Tx, person: Person): Promise<void> {
  const { rows } = await sql<{ id: bigint }>`
    SELECT c.id FROM inbox.chat c WHERE ${ofPerson(person)} AND c.muted_until > ${now()} LIMIT 1`.execute(tx);
  if (rows.length > 0) throw chatMuted();
}

async function beginChat(tx: Tx, person: Person, language: LocaleCode): Promise<bigint> {
  const at = now();
  const row = await tx
    .insertInto('inbox.chat')
    .values({
      member_id: 'memberId' in person ? person.memberId : null,
      visitor_hash: 'memberId' in person ? null : person.visitorHash,
      language,
      created_at: at,
      last_message_at: at,
      last_sender: 'person',
    })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst();
  // Another call of the same person has begun the conversation at the same time.
  return row?.id ?? (await currentChat(tx, person))!;
}

interface Locked {
  status: ChatStatus;
  operatorId: bigint | null;
}

/** Locks a conversation. Throws NOT_FOUND 404. */
async function lockChat(tx: Tx, id: bigint): Promise<Locked> {
  const row = await tx
    .selectFrom('inbox.chat')
    .select(['status', 'operator_id as operatorId'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row as Locked;
}

async function storeMessage(
  tx: Tx,
  given: {
    chatId: bigint;
    sender: 'person' | 'operator';
    operatorId: bigint | null;
    text: string;
    requestId: string;
  },
): Promise<void> {
  const at = now();
  const row = await tx
    .insertInto('inbox.chat_message')
    .values({
      chat_id: given.chatId,
      sender: given.sender,
      operator_id: given.operatorId,
      text: given.text,
      request_id: given.requestId,
      created_at: at,
    })
    .onConflict((on) => on.columns(['chat_id', 'sender', 'request_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return;
  await tx
    .updateTable('inbox.chat')
    .set({ last_message_id: row.id, last_message_at: at, last_sender: given.sender })
    .where('id', '=', given.chatId)
    .execute();
  await announceChat(tx, given.chatId);
}

/** Closes the person's conversation, if one is open. */
export async function closeOwnChat(db: Db, person: Person): Promise<void> {
  const id = await currentChat(db, person);
  if (id === undefined) return;
  await inTransaction(db, async (tx) => {
    if ((await lockChat(tx, id)).status !== 'closed') await close(tx, id, 'person');
  });
}

async function close(tx: Tx, id: bigint, by: 'person' | 'operator' | 'time'): Promise<void> {
  await tx
    .updateTable('inbox.chat')
    .set({ status: 'closed', closed_at: now(), closed_by: by })
    .where('id', '=', id)
    .execute();
  await announceChat(tx, id);
}

/** Gives a conversation to the operator. Throws NOT_FOUND 404, CHAT_CLOSED 409, CHAT_TAKEN 409 if another operator has it. */
export async function claimChat(tx: Tx, id: bigint, operatorId: bigint): Promise<void> {
  const chat = await lockOpenChat(tx, id);
  if (chat.operatorId !== null && chat.operatorId !== operatorId) throw chatTaken();
  await giveTo(tx, id, operatorId);
}

/** Locks a conversation that is not closed. */
async function lockOpenChat(tx: Tx, id: bigint): Promise<Locked> {
  const chat = await lockChat(tx, id);
  if (chat.status === 'closed') throw chatClosed();
  return chat;
}

async function giveTo(tx: Tx, id: bigint, operatorId: bigint): Promise<void> {
  await tx
    .updateTable('inbox.chat')
    .set({ status: 'open', operator_id: operatorId, claimed_at: now() })
    .where('id', '=', id)
    .execute();
  await announceChat(tx, id);
}

/**
 * Transfers a conversation to another operator. Returns the operator who had it. Throws what claimChat throws, and INVALID_INPUT on
 * `operatorId`.
 */
export async function transferChat(
  tx: Tx,
  id: bigint,
  operatorId: bigint,
): Promise<{ before: bigint | null; name: string }> {
  const chat = await lockOpenChat(tx, id);
  const to = (await listChatOperators(tx)).find((each) => each.id === operatorId);
  if (!to) throw notChatOperator();
  await giveTo(tx, id, operatorId);
  return { before: chat.operatorId, name: to.name };
}

/** Stores an operator's answer. If nobody has the conversation, it is assigned to the operator. Throws what claimChat throws. */
export async function writeAsOperator(
  tx: Tx,
  given: { id: bigint; operatorId: bigint; text: string; requestId: string },
): Promise<void> {
  const { id, operatorId, text, requestId } = given;
  const chat = await lockOpenChat(tx, id);
  if (chat.operatorId !== null && chat.operatorId !== operatorId) throw chatTaken();
  if (chat.operatorId === null) await giveTo(tx, id, operatorId);
  await storeMessage(tx, { chatId: id, sender: 'operator', operatorId, text, requestId });
}

/** Closes a conversation. Throws NOT_FOUND 404, CHAT_CLOSED 409. */
export async function closeChat(tx: Tx, id: bigint): Promise<void> {
  await lockOpenChat(tx, id);
  await close(tx, id, 'operator');
}

/** Mutes the person of a conversation for some minutes; 0 lifts it. Throws NOT_FOUND 404. */
export async function muteChat(tx: Tx, id: bigint, minutes: number): Promise<void> {
  await lockChat(tx, id);
  await tx
    .updateTable('inbox.chat')
    .set({ muted_until: minutes === 0 ? null : new Date(now().getTime() + minutes * 60_000) })
    .where('id', '=', id)
    .execute();
  await announceChat(tx, id);
}

/** Deletes the text of a message. The chat still shows that there was a message. Throws NOT_FOUND 404. */
export async function removeChatMessage(tx: Tx, id: bigint, messageId: bigint): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('inbox.chat_message')
    .set({ text: null })
    .where('id', '=', messageId)
    .where('chat_id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound();
  await announceChat(tx, id);
}

/** Closes conversations in which nobody has written for half an hour. Returns how many. */
export async function closeIdleChats(db: Db): Promise<number> {
  const before = new Date(now().getTime() - IDLE_MINUTES * 60_000);
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ id: bigint }>`
      SELECT c.id FROM inbox.chat c WHERE c.status <> 'closed' AND c.last_message_at < ${before}
       ORDER BY c.id LIMIT 500 FOR UPDATE SKIP LOCKED`.execute(tx);
    for (const { id } of rows) await close(tx, id, 'time');
    return rows.length;
  });
}
