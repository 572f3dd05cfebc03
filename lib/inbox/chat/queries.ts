import type { RawBuilder } from 'kysely';
import { sql, type Db } from '@/lib/db/client';
import { escapeLike } from '@/lib/db/like';
import { accountKey } from '@/lib/identity/queries';
import { settingValues } from '@/lib/content/settings/queries';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { siteConfig } from '@/lib/platform/site-config';
import { operatorsWith, type Assignee } from '../assignees';
import { LIST_SIZE, SHOWN_MESSAGES } from './constants';
import { hourIn, isWithinHours } from './rules';
import type { ChatMessage, ChatStatus, ChatSummary, ChatView, Person } from './types';

/** Whether the site has a live chat at all, and whether operators answer now. */
export async function chatAvailability(db: Db): Promise<{ isOffered: boolean; isOpen: boolean }> {
  const values = await settingValues(db);
  const isOffered = values.serviceChat === true;
  const hour = hourIn(now(), siteConfig().money.settlementZone);
  return {
    isOffered,
    isOpen:
      isOffered &&
      isWithinHours(hour, Number(values.serviceChatFromHour), Number(values.serviceChatUntilHour)),
  };
}

/** The person in a query. */
export const ofPerson = (person: Person): RawBuilder<boolean> =>
  'memberId' in person
    ? sql<boolean>`c.member_id = ${person.memberId}`
    : sql<boolean>`c.visitor_hash = ${person.visitorHash}`;

/** The person's last conversation, open or closed; undefined if there is none. */
export async function findOwnChat(db: Db, person: Person): Promise<ChatView | undefined> {
  const { rows } = await sql<{ id: bigint; status: ChatStatus; muted: Date | null }>`
    SELECT c.id, c.status, c.muted_until AS muted FROM inbox.chat c WHERE ${ofPerson(person)}
     ORDER BY c.id DESC LIMIT 1`.execute(db);
  const [chat] = rows;
  if (!chat) return undefined;
  return {
    id: chat.id,
    status: chat.status,
    isMuted: chat.muted !== null && chat.muted > now(),
    messages: await chatMessages(db, chat.id),
  };
}

/** The last messages of a conversation, the oldest first. */
export async function chatMessages(db: Db, chatId: bigint): Promise<ChatMessage[]> {
  const { rows } = await sql<ChatMessage>`
    SELECT m.id, m.sender, o.name AS operator, m.text, m.created_at AS at
      FROM inbox.chat_message m LEFT JOIN backoffice.operator o ON o.id = m.operator_id
     WHERE m.chat_id = ${chatId} ORDER BY m.id DESC LIMIT ${SHOWN_MESSAGES}`.execute(db);
  return rows.reverse();
}

interface SummaryRow extends Omit<ChatSummary, 'member' | 'operator'> {
  memberId: bigint | null;
  account: string | null;
  operatorId: bigint | null;
  operatorName: string | null;
}

async function listSummaries(db: Db, where: RawBuilder<unknown>): Promise<ChatSummary[]> {
  const { rows } = await sql<SummaryRow>`
    SELECT c.id, c.status, c.member_id AS "memberId", m.account, c.language, c.operator_id AS "operatorId", o.name AS "operatorName",
           c.created_at AS "createdAt", c.closed_at AS "closedAt", c.closed_by AS "closedBy", c.last_message_at AS "lastMessageAt",
           c.last_sender AS "lastSender", left(t.text, 120) AS "lastText", c.muted_until AS "mutedUntil"
      FROM inbox.chat c LEFT JOIN identity.member m ON m.id = c.member_id LEFT JOIN backoffice.operator o ON o.id = c.operator_id
      LEFT JOIN inbox.chat_message t ON t.id = c.last_message_id
     WHERE ${where}`.execute(db);
  return rows.map(({ memberId, account, operatorId, operatorName, ...row }) => ({
    ...row,
    member: memberId === null ? null : { id: memberId, account: account! },
    operator: operatorId === null ? null : { id: operatorId, name: operatorName! },
  }));
}

/** The conversations that are not closed: those that wait first, the oldest first. */
export const listCurrentChats = (db: Db): Promise<ChatSummary[]> =>
  listSummaries(
    db,
    sql`c.status <> 'closed' ORDER BY c.status = 'open', c.last_sender = 'operator', c.last_message_at, c.id LIMIT ${LIST_SIZE}`,
  );

/** Closed conversations, the newest first: by words, an account or a number. `before` is the last one of the page before. */
export function listClosedChats(
  db: Db,
  { search, before, limit }: { search: string; before?: bigint | undefined; limit: number },
): Promise<ChatSummary[]> {
  const words = search.trim();
  const number = /^#?([1-9]\d{0,17})$/.exec(words)?.[1];
  const match = number
    ? sql`AND c.id = ${BigInt(number)}`
    : words
      ? sql`AND (lower(m.account) = ${accountKey(words)} OR EXISTS (SELECT 1 FROM inbox.chat_message x
             WHERE x.chat_id = c.id AND x.text ILIKE ${`%${escapeLike(words)}%`}))`
      : sql``;
  return listSummaries(
    db,
    sql`c.status = 'closed' ${match} ${before === undefined ? sql`` : sql`AND c.id < ${before}`} ORDER BY c.id DESC LIMIT ${limit}`,
  );
}

/** One conversation for operators. Throws NOT_FOUND 404. */
export async function getChat(db: Db, id: bigint): Promise<ChatSummary & { messages: ChatMessage[] }> {
  const [chat] = await listSummaries(db, sql`c.id = ${id}`);
  if (!chat) throw notFound();
  return { ...chat, messages: await chatMessages(db, id) };
}

/** The active operators who may answer chats, by name. */
export const listChatOperators = (db: Db): Promise<Assignee[]> => operatorsWith(db, 'chat.answer');

/** All messages of a member's conversations, for an export of their personal data. */
export async function listMemberChats(db: Db, memberId: bigint) {
  const { rows } = await sql<{ chat: bigint; at: Date; sender: string; text: string | null }>`
    SELECT c.id AS chat, m.created_at AS at, m.sender, m.text
      FROM inbox.chat c JOIN inbox.chat_message m ON m.chat_id = c.id
     WHERE c.member_id = ${memberId} ORDER BY m.id`.execute(db);
  return rows.map(({ chat, at, ...row }) => ({ conversation: String(chat), at: at.toISOString(), ...row }));
}
