import type { Db } from '@/lib/db/client';
import { announceBalance } from '@/lib/ledger/live';
import { now } from '@/lib/platform/clock';

export type NoticeKind =
  | 'depositApproved'
  | 'depositRejected'
  | 'withdrawalApproved'
  | 'withdrawalPaid'
  | 'withdrawalRejected'
  | 'withdrawalReceived'
  | 'withdrawalForced'
  | 'withdrawalRefunded';

/** Tells a member; in the transaction of what it tells of. `detail` fills the message in: decimal strings and ids. */
export async function tell(
  db: Db,
  memberId: bigint,
  kind: NoticeKind,
  detail: Record<string, string | number>,
): Promise<void> {
  await db
    .insertInto('cashier.notice')
    .values({ member_id: memberId, kind, detail: JSON.stringify(detail), created_at: now() })
    .execute();
}

/** Marks the member's notices as read: the named ones, or all. Others' stay as they are. Returns how many changed. */
export async function readNotices(db: Db, memberId: bigint, ids?: readonly bigint[]): Promise<number> {
  let query = db
    .updateTable('cashier.notice')
    .set({ read_at: now() })
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null);
  if (ids) query = query.where('id', 'in', ids.length > 0 ? [...ids] : [0n]);
  const changed = Number((await query.executeTakeFirst()).numUpdatedRows);
  if (changed > 0) announceBalance([memberId]); // the count goes the same way to their other pages
  return changed;
}
