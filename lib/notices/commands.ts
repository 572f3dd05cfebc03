import type { Db } from '@/lib/db/client';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { now } from '@/lib/platform/clock';

/** What happened. The texts are in messages/<locale>/cashier.json, `notices`. */
export type NoticeKind =
  | 'welcome'
  | 'depositApproved'
  | 'depositWithFee'
  | 'depositOtherAmount'
  | 'depositRejected'
  | 'withdrawalApproved'
  | 'withdrawalPaid'
  | 'withdrawalRejected'
  | 'withdrawalCancelled'
  | 'withdrawalReceived'
  | 'withdrawalForced'
  | 'withdrawalRefunded'
  | 'balanceCredited'
  | 'balanceDebited'
  | 'roundVoided';

/**
 * Stores a notice for a member. Call it within the database transaction of the event. `detail` has the values of the
 * message: decimal strings and ids.
 */
export async function createNotice(
  db: Db,
  memberId: bigint,
  kind: NoticeKind,
  detail: Record<string, string | number>,
): Promise<void> {
  await db
    .insertInto('notices.notice')
    .values({ member_id: memberId, kind, detail: JSON.stringify(detail), created_at: now() })
    .execute();
}

/** Marks the member's notices as read: those with the ids, or all. Returns how many changed. */
export async function markNoticesRead(db: Db, memberId: bigint, ids?: readonly bigint[]): Promise<number> {
  let query = db
    .updateTable('notices.notice')
    .set({ read_at: now() })
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null);
  if (ids) query = query.where('id', 'in', ids.length > 0 ? [...ids] : [0n]);
  const changed = Number((await query.executeTakeFirst()).numUpdatedRows);
  // The number of unread notices is sent to the member's other pages together with the balance.
  if (changed > 0) notifyBalanceChange([memberId]);
  return changed;
}
