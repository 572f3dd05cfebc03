import { inTransaction, sql, type Db, type Tx } from '@/lib/db/client';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { createMessageNotices, removeMessageNotices } from '@/lib/notices/commands';
import { now } from '@/lib/platform/clock';
import { membersOf } from './audience';
import { SEND_BATCH } from './constants';
import type { Audience } from './types';

interface Due {
  id: bigint;
  audience: Audience;
  member_ids: bigint[] | null;
  status: 'scheduled' | 'sending' | 'recalled';
  expires_at: Date | null;
  last_member_id: bigint;
  until_member_id: bigint | null;
  removed_until_member_id: bigint;
}

/**
 * Sends every message that is due, and removes the unread copies of recalled ones. It works in batches of members; each is one database
 * transaction. The copies and the place up to which they are written are stored together. If a run is killed, the next one continues there
 * and loses or repeats nothing. Several runs at once share the work. Returns the number of batches. A message that fails does not stop the
 * others; its error is thrown at the end.
 */
export async function sendDueMessages(db: Db, size = SEND_BATCH): Promise<number> {
  const failed = new Map<bigint, unknown>();
  for (let batches = 0; ; batches += 1) {
    let worked: bigint | undefined;
    try {
      const members = await inTransaction(db, async (tx) => {
        const due = await takeDue(tx, [...failed.keys()]);
        worked = due?.id;
        return due && (due.status === 'recalled' ? removeCopies(tx, due, size) : writeCopies(tx, due, size));
      });
      if (members) notifyBalanceChange(members);
      else if (failed.size === 0) return batches;
      else throw [...failed.values()][0];
    } catch (error) {
      if (worked === undefined) throw error;
      failed.set(worked, error);
    }
  }
}

/** Locks and returns the message that has been due for the longest time and that no other run has locked; undefined if there is none. */
async function takeDue(tx: Tx, except: readonly bigint[]): Promise<Due | undefined> {
  const { rows } = await sql<Due>`
    SELECT m.id, m.audience, m.member_ids, m.status, m.expires_at, m.last_member_id, m.until_member_id,
           m.removed_until_member_id FROM inbox.message m
     WHERE (m.status IN ('scheduled', 'sending') OR (m.status = 'recalled' AND NOT m.removal_done)) AND m.starts_at <= ${now()}
       AND m.id <> ALL (${[...except]}::bigint[])
     ORDER BY m.starts_at, m.id LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED`.execute(tx);
  return rows[0];
}

async function writeCopies(tx: Tx, due: Due, size: number): Promise<bigint[]> {
  // Members who register later get no copy.
  const last = due.until_member_id ?? (await lastMemberId(tx));
  const until = await endOfBatch(tx, due, last, size);
  const isExpired = due.expires_at !== null && due.expires_at <= now();
  const members = isExpired
    ? []
    : await createMessageNotices(
        tx,
        { id: due.id, expiresAt: due.expires_at },
        membersOf(
          { audience: due.audience, memberIds: due.member_ids },
          { after: due.last_member_id, until },
        ),
      );
  const isDone = isExpired || until >= last;
  await tx
    .updateTable('inbox.message')
    .set((on) => ({
      status: isDone ? 'sent' : 'sending',
      last_member_id: until,
      until_member_id: last,
      sent_count: on('sent_count', '+', members.length),
      finished_at: isDone ? now() : null,
    }))
    .where('id', '=', due.id)
    .execute();
  return members;
}

async function removeCopies(tx: Tx, due: Due, size: number): Promise<bigint[]> {
  const members = await removeMessageNotices(tx, due.id, due.removed_until_member_id, size);
  await tx
    .updateTable('inbox.message')
    .set((on) => ({
      removed_count: on('removed_count', '+', members.length),
      removed_until_member_id: members.at(-1) ?? due.removed_until_member_id,
      removal_done: members.length < size,
    }))
    .where('id', '=', due.id)
    .execute();
  return members;
}

async function lastMemberId(tx: Tx): Promise<bigint> {
  const { rows } = await sql<{ id: bigint | null }>`SELECT max(m.id) AS id FROM identity.member m`.execute(
    tx,
  );
  return rows[0]!.id ?? 0n;
}

/**
 * The last id of the next batch. Every batch covers the same number of members, also those who do not get the message, so that no batch
 * takes long.
 */
async function endOfBatch(tx: Tx, due: Due, last: bigint, size: number): Promise<bigint> {
  if (due.member_ids) {
    const next = due.member_ids.filter((id) => id > due.last_member_id);
    return next.length > size ? next[size - 1]! : last;
  }
  const { rows } = await sql<{ id: bigint }>`
    SELECT m.id FROM identity.member m WHERE m.id > ${due.last_member_id} AND m.id <= ${last}
     ORDER BY m.id OFFSET ${size - 1} LIMIT 1`.execute(tx);
  return rows[0]?.id ?? last;
}
