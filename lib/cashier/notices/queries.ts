import type { Db } from '@/lib/db/client';
import { countUpTo } from '../paging';
import type { Page } from '../types';

export interface Notice {
  id: bigint;
  kind: string;
  detail: Record<string, string | number>;
  createdAt: Date;
  read: boolean;
}

/** What a member was told, newest first. */
export async function notices(
  db: Db,
  memberId: bigint,
  page: { pageNum: number; pageSize: number },
): Promise<Page<Notice>> {
  const mine = db.selectFrom('cashier.notice').where('member_id', '=', memberId);
  const [total, rows] = await Promise.all([
    countUpTo(db, mine.select('id')),
    mine
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(page.pageSize)
      .offset((page.pageNum - 1) * page.pageSize)
      .execute(),
  ]);
  return {
    ...page,
    list: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      detail: row.detail as Notice['detail'],
      createdAt: row.created_at,
      read: row.read_at !== null,
    })),
    total,
    totalPages: Math.ceil(total / page.pageSize),
  };
}

/** How many a member has not read. */
export async function unreadNotices(db: Db, memberId: bigint): Promise<number> {
  return countUpTo(
    db,
    db
      .selectFrom('cashier.notice')
      .select('id')
      .where('member_id', '=', memberId)
      .where('read_at', 'is', null),
  );
}
