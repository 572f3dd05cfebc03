import { sql, type Db } from '@/lib/db/client';
import { countRows } from '@/lib/db/count-rows';
import { now } from '@/lib/platform/clock';
import type { Notice, NoticeCursor, NoticeView } from './types';

/** The member's notices that are shown: neither removed nor expired. */
function shownNotices(db: Db, memberId: bigint) {
  return db
    .selectFrom('notices.notice')
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .where((on) => on.or([on('expires_at', 'is', null), on('expires_at', '>', now())]));
}

/** A page of a member's notices after the place `after`, newest first. `more`: whether there is a next page. */
export async function listNotices(
  db: Db,
  memberId: bigint,
  page: { view?: NoticeView; after?: NoticeCursor | undefined; size: number },
): Promise<{ list: Notice[]; more: boolean }> {
  let query = shownNotices(db, memberId);
  if (page.view === 'unread') query = query.where('read_at', 'is', null);
  if (page.view === 'notices')
    query = query.where('message_id', 'is', null).where('line_message_id', 'is', null);
  if (page.view === 'messages')
    query = query.where((on) =>
      on.or([on('message_id', 'is not', null), on('line_message_id', 'is not', null)]),
    );
  if (page.after)
    query = query.where(
      sql<boolean>`(created_at, id) < (${page.after.createdAt}::timestamptz, ${page.after.id}::bigint)`,
    );
  const rows = await query
    .select(['id', 'kind', 'detail', 'message_id', 'line_message_id', 'created_at', 'read_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.size + 1)
    .execute();
  const list = rows.slice(0, page.size).map((row) => ({
    id: row.id,
    kind: row.kind,
    detail: row.detail as Notice['detail'],
    messageId: row.message_id,
    lineMessageId: row.line_message_id,
    createdAt: row.created_at,
    read: row.read_at !== null,
  }));
  return { list, more: rows.length > page.size };
}

/** The number of a member's notices that are shown, up to MAX_COUNT. */
export const countNotices = (db: Db, memberId: bigint): Promise<number> =>
  countRows(db, shownNotices(db, memberId).select('id'));

/** The number of a member's unread notices, up to MAX_COUNT. */
export async function countUnreadNotices(db: Db, memberId: bigint): Promise<number> {
  return countRows(db, shownNotices(db, memberId).select('id').where('read_at', 'is', null));
}
