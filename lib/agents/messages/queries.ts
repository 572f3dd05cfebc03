import { sql, type Db } from '@/lib/db/client';
import { pageOffset, toPage, type Page, type PageRequest } from '@/lib/platform/page';
import { maskName } from '@/lib/platform/mask';
import type { LineMessage, ReceivedLineMessage } from './types';

/** Messages by a condition on `m` (the message) and `s` (the sender), newest first, with the number of readers of those on the page. */
async function selectMessages(
  db: Db,
  page: PageRequest,
  where: { senderId?: bigint; account?: string },
): Promise<Page<LineMessage>> {
  const by =
    where.senderId !== undefined
      ? sql`m.sender_id = ${where.senderId}`
      : where.account
        ? sql`m.sender_id = (SELECT x.id FROM identity.member x WHERE lower(x.account) = lower(${where.account}))`
        : sql`true`;
  const [{ rows }, counted] = await Promise.all([
    sql<LineMessage>`
      SELECT m.id, m.audience, m.sender_id AS "senderId", s.account AS sender, m.receiver_id AS "receiverId", r.account AS receiver, m.text,
             m.receivers, m.created_at AS "createdAt", m.withdrawn_at AS "withdrawnAt", o.name AS "withdrawnBy",
             (SELECT count(*)::int FROM notices.notice n WHERE n.line_message_id = m.id AND n.read_at IS NOT NULL) AS read
        FROM agents.line_message m JOIN identity.member s ON s.id = m.sender_id
        LEFT JOIN identity.member r ON r.id = m.receiver_id LEFT JOIN backoffice.operator o ON o.id = m.withdrawn_by
       WHERE ${by} ORDER BY m.id DESC LIMIT ${page.pageSize} OFFSET ${pageOffset(page)}`.execute(db),
    sql<{ total: number }>`SELECT count(*)::int AS total FROM agents.line_message m WHERE ${by}`.execute(db),
  ]);
  return toPage(rows, page, counted.rows[0]!.total);
}

/** What a member has sent, newest first. */
export const sentMessages = (db: Db, senderId: bigint, page: PageRequest): Promise<Page<LineMessage>> =>
  selectMessages(db, page, { senderId });

/** The messages of all lines, newest first, or those of one sender by account. For operators. */
export const allMessages = (db: Db, page: PageRequest, account = ''): Promise<Page<LineMessage>> =>
  selectMessages(db, page, { account });

/**
 * Messages as a receiver reads them, by their ids. Members who were erased have no name. Whether the sender was above is said by the message: a
 * move of one of the two does not change it.
 */
export async function receivedMessages(
  db: Db,
  ids: readonly bigint[],
): Promise<Map<bigint, ReceivedLineMessage>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{
    id: bigint;
    account: string;
    nickname: string;
    fromAbove: boolean;
    text: string;
  }>`
    SELECT m.id, s.account, s.nickname, m.audience <> 'upline' AS "fromAbove", m.text
      FROM agents.line_message m JOIN identity.member s ON s.id = m.sender_id
     WHERE m.id = ANY (${[...ids]}::bigint[])`.execute(db);
  return new Map(
    rows.map(({ account, nickname, ...row }) => [
      row.id,
      // A member who chose no nickname has the account name as one, and the account of an upline is masked everywhere.
      { ...row, from: row.fromAbove && nickname === account ? maskName(nickname) : nickname },
    ]),
  );
}

/** Whether a member has an upline to write to, and whether the member takes messages of the line. */
export async function lineMessaging(
  db: Db,
  memberId: bigint,
): Promise<{ hasUpline: boolean; muted: boolean }> {
  const row = await db
    .selectFrom('identity.member as m')
    .leftJoin('agents.line_mute as q', 'q.member_id', 'm.id')
    .select(['m.upline_id', 'q.member_id as mute'])
    .where('m.id', '=', memberId)
    .executeTakeFirst();
  return { hasUpline: (row?.upline_id ?? null) !== null, muted: (row?.mute ?? null) !== null };
}
