import type { Db } from '@/lib/db/client';
import { countRows } from '@/lib/db/count-rows';
import { pageOffset, toPage, type Page, type PageRequest } from '@/lib/platform/page';

export interface Notice {
  id: bigint;
  kind: string;
  detail: Record<string, string | number>;
  createdAt: Date;
  read: boolean;
}

/** A page of a member's notices, newest first. */
export async function listNotices(db: Db, memberId: bigint, page: PageRequest): Promise<Page<Notice>> {
  const mine = db.selectFrom('notices.notice').where('member_id', '=', memberId);
  const [total, rows] = await Promise.all([
    countRows(db, mine.select('id')),
    mine
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(page.pageSize)
      .offset(pageOffset(page))
      .execute(),
  ]);
  const list = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    detail: row.detail as Notice['detail'],
    createdAt: row.created_at,
    read: row.read_at !== null,
  }));
  return toPage(list, page, total);
}

/** The number of a member's unread notices, up to MAX_COUNT. */
export async function countUnreadNotices(db: Db, memberId: bigint): Promise<number> {
  return countRows(
    db,
    db
      .selectFrom('notices.notice')
      .select('id')
      .where('member_id', '=', memberId)
      .where('read_at', 'is', null),
  );
}
