import { sql, type Db } from '@/lib/db/client';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { now } from '@/lib/platform/clock';
import type { RawBuilder } from 'kysely';

/** What happened. The texts are in messages/<locale>/cashier.json, `notices`. A message of an operator has its own text. */
export type NoticeKind =
  | 'welcome'
  | 'depositApproved'
  | 'depositWithFee'
  | 'depositOtherAmount'
  | 'depositPaidAmount'
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
  | 'transferSent'
  | 'transferReceived'
  | 'walletOutDone'
  | 'walletOutRefused'
  | 'walletInDone'
  | 'walletInRefused'
  | 'roundVoided'
  | 'feedbackAnswered'
  | 'coolOffBegun'
  | 'exclusionBegun'
  | 'exclusionEnds'
  | 'agentApproved'
  | 'agentDeclined'
  | 'contractOffered'
  | 'contractSigned'
  | 'contractRejected'
  | 'contractWithdrawn'
  | 'contractExpired'
  | 'contractEnds'
  | 'contractEndAsked'
  | 'contractEndRefused'
  | 'linkOfferRefused'
  | 'applicationRejected'
  | 'documentApproved'
  | 'documentRejected'
  | 'pointsCredited'
  | 'pointsDebited'
  | 'orderReceived'
  | 'orderDelivered'
  | 'orderSent'
  | 'orderRejected'
  | 'rewardReady'
  | 'rewardReadyPoints'
  | 'rewardReadyRounds'
  | 'rewardPaidRounds'
  | 'rewardPaid'
  | 'rewardPaidPoints'
  | 'vipRankUp'
  | 'vipRankDown'
  | 'bonusCompleted'
  | 'bonusExpired'
  | 'dividendPaid'
  | 'salaryPaid'
  | 'freeRoundsPaid'
  | 'freeRoundsBonus'
  | 'freeRoundsGone'
  | 'lotteryWon'
  | 'lotteryGained'
  | 'lotteryLost'
  | 'lotteryVoided'
  | 'lotteryChaseWon'
  | 'lotteryChaseCancelled';

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

/** A notice of an event that may be reported more than once; `eventKey` names the event. */
export interface EventNotice {
  memberId: bigint;
  kind: NoticeKind;
  detail: Record<string, string | number>;
  eventKey: string;
}

/**
 * Stores notices of events, each once: a member who has one with the same key gets no second one. Their open pages are notified. It is for events
 * that are recorded elsewhere and reported afterwards; others call `createNotice` in their database transaction.
 */
export async function createEventNotices(db: Db, notices: readonly EventNotice[]): Promise<void> {
  if (notices.length === 0) return;
  const rows = await db
    .insertInto('notices.notice')
    .values(
      notices.map(({ memberId, kind, detail, eventKey }) => ({
        member_id: memberId,
        kind,
        detail: JSON.stringify(detail),
        created_at: now(),
        event_key: eventKey,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'event_key']).where('event_key', 'is not', null).doNothing(),
    )
    .returning('member_id')
    .execute();
  notifyBalanceChange(rows.map((row) => row.member_id));
}

/**
 * Stores a copy of an operator's message for each member whose id a query returns. A member who already has a copy gets no second one.
 * Returns the members who got one. The caller notifies their open pages after the commit.
 */
export async function createMessageNotices(
  db: Db,
  message: { id: bigint; expiresAt: Date | null },
  members: RawBuilder<{ id: bigint }>,
): Promise<bigint[]> {
  const { rows } = await sql<{ member_id: bigint }>`
    INSERT INTO notices.notice (member_id, kind, detail, message_id, created_at, expires_at)
    SELECT r.id, 'message', '{}', ${message.id}, ${now()}, ${message.expiresAt} FROM (${members}) r
    ON CONFLICT (message_id, member_id) WHERE message_id IS NOT NULL DO NOTHING RETURNING member_id`.execute(
    db,
  );
  return rows.map((row) => row.member_id);
}

/**
 * Removes up to `limit` unread copies of a message, in the order of members, from those after the member `after` on. Returns the members who
 * had them, ascending. The last one is the next `after`, so that no call reads again what the calls before have removed.
 */
export async function removeMessageNotices(
  db: Db,
  messageId: bigint,
  after: bigint,
  limit: number,
): Promise<bigint[]> {
  const { rows } = await sql<{ member_id: bigint }>`
    WITH removed AS (
      UPDATE notices.notice SET removed_at = ${now()}
       WHERE id IN (SELECT n.id FROM notices.notice n
                     WHERE n.message_id = ${messageId} AND n.member_id > ${after} AND n.read_at IS NULL AND n.removed_at IS NULL
                     ORDER BY n.member_id LIMIT ${limit} FOR UPDATE)
      RETURNING member_id)
    SELECT r.member_id FROM removed r ORDER BY r.member_id`.execute(db);
  return rows.map((row) => row.member_id);
}

/**
 * Stores a copy of a message within a line for each member whose id a query returns, in one statement. Returns the members; the caller notifies
 * their open pages after the commit.
 */
export async function createLineMessageNotices(
  db: Db,
  messageId: bigint,
  members: RawBuilder<{ id: bigint }>,
): Promise<bigint[]> {
  const { rows } = await sql<{ member_id: bigint }>`
    INSERT INTO notices.notice (member_id, kind, detail, line_message_id, created_at)
    SELECT r.id, 'lineMessage', '{}', ${messageId}, ${now()} FROM (${members}) r RETURNING member_id`.execute(
    db,
  );
  return rows.map((row) => row.member_id);
}

/** Removes every copy of a message within a line. Returns the members who had one. */
export async function removeLineMessageNotices(db: Db, messageId: bigint): Promise<bigint[]> {
  const rows = await db
    .updateTable('notices.notice')
    .set({ removed_at: now() })
    .where('line_message_id', '=', messageId)
    .where('removed_at', 'is', null)
    .returning('member_id')
    .execute();
  return rows.map((row) => row.member_id);
}

/** Marks the member's notices as read: those with the ids, or all. Returns how many changed. */
export async function markNoticesRead(db: Db, memberId: bigint, ids?: readonly bigint[]): Promise<number> {
  let query = db
    .updateTable('notices.notice')
    .set({ read_at: now() })
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .where('removed_at', 'is', null);
  if (ids) query = query.where('id', 'in', ids.length > 0 ? [...ids] : [0n]);
  return announce(memberId, Number((await query.executeTakeFirst()).numUpdatedRows));
}

/** Deletes notices of the member, who does not see them any more. Returns how many changed. */
export async function removeNotices(db: Db, memberId: bigint, ids: readonly bigint[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await db
    .updateTable('notices.notice')
    .set({ removed_at: now() })
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .where('id', 'in', [...ids])
    .executeTakeFirst();
  return announce(memberId, Number(numUpdatedRows));
}

/** The number of unread notices is sent to the member's other pages together with the balance. */
function announce(memberId: bigint, changed: number): number {
  if (changed > 0) notifyBalanceChange([memberId]);
  return changed;
}
