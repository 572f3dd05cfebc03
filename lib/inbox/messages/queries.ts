import type { RawBuilder } from 'kysely';
import { cleanHtml } from '@/lib/content/html';
import { receivedMessages } from '@/lib/agents/messages/queries';
import { textIn } from '@/lib/content/text';
import { sql, type Db } from '@/lib/db/client';
import { listNotices } from '@/lib/notices/queries';
import type { NoticeCursor, NoticeView } from '@/lib/notices/types';
import { notFound } from '@/lib/platform/errors';
import type { InboxEntry, LocaleCode, Message } from './types';

/** A page of a member's inbox, newest first, in one language; see listNotices. */
export async function listInbox(
  db: Db,
  memberId: bigint,
  locale: LocaleCode,
  page: { view: NoticeView; after?: NoticeCursor | undefined; size: number },
): Promise<{ list: InboxEntry[]; more: boolean }> {
  const { list, more } = await listNotices(db, memberId, page);
  const ids = [...new Set(list.flatMap(({ messageId }) => (messageId === null ? [] : [messageId])))];
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('inbox.message')
          .select(['id', 'title', 'body', 'link'])
          .where('id', 'in', ids)
          .execute();
  const messages = new Map(rows.map((row) => [row.id, row]));
  const ofLine = await receivedMessages(
    db,
    list.flatMap(({ lineMessageId }) => (lineMessageId === null ? [] : [lineMessageId])),
  );
  return {
    more,
    list: list.map(({ messageId, lineMessageId, ...notice }) => {
      const message = messageId === null ? undefined : messages.get(messageId);
      return {
        ...notice,
        ofLine: lineMessageId === null ? undefined : ofLine.get(lineMessageId),
        message: message && {
          title: textIn(message.title, locale),
          html: cleanHtml(textIn(message.body, locale)),
          link: message.link,
        },
      };
    }),
  };
}

type MessageRow = Omit<Message, 'read'> & { read: bigint };

/**
 * Messages with their counts: `where` begins with AND and `rest` with ORDER BY or another AND; the message is `m`. The number of
 * readers is counted for the rows that are returned.
 */
export async function listMessageRows(
  db: Db,
  where: RawBuilder<unknown>,
  rest: RawBuilder<unknown>,
): Promise<Message[]> {
  const { rows } = await sql<MessageRow>`
    SELECT m.id, m.title, m.body, m.link, m.audience, m.status, m.starts_at AS "startsAt", m.expires_at AS "expiresAt",
           m.created_at AS "createdAt", o.name AS "createdBy", m.finished_at AS "finishedAt", m.recalled_at AS "recalledAt",
           r.name AS "recalledBy", m.sent_count AS sent, m.removed_count AS removed, m.last_member_id AS "lastMemberId",
           m.until_member_id AS "untilMemberId",
           (SELECT count(*) FROM notices.notice n
             WHERE n.message_id = m.id AND n.message_id IS NOT NULL AND n.read_at IS NOT NULL) AS read
      FROM inbox.message m JOIN backoffice.operator o ON o.id = m.created_by
      LEFT JOIN backoffice.operator r ON r.id = m.recalled_by
     WHERE true ${where} ${rest}`.execute(db);
  return rows.map((row) => ({ ...row, read: Number(row.read) }));
}

/** One message. Throws NOT_FOUND 404. */
export async function getMessage(db: Db, id: bigint): Promise<Message> {
  const [message] = await listMessageRows(db, sql`AND m.id = ${id}`, sql``);
  if (!message) throw notFound();
  return message;
}
