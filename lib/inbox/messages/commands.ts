import { sql, type Tx, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { badInput, notFound } from '@/lib/platform/errors';
import { resolveAudience } from './audience';
import { SEND_TASK } from './constants';
import { alreadyRecalled } from './errors';
import { cleanMessage } from './rules';
import type { NewMessage } from './schema';
import type { Audience } from './types';

/** The id of the message that an earlier call with this request id has written, if any. */
export async function messageOfRequest(db: Db, requestId: string): Promise<bigint | undefined> {
  const row = await db
    .selectFrom('inbox.message')
    .select('id')
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row?.id;
}

/**
 * Writes a message and the job that sends it at its time. Returns its id and audience. Throws INVALID_INPUT on unknown accounts, on an
 * English text that is empty after sanitising, and on an expiry in the past; NOT_FOUND 404 on an unknown segment.
 */
export async function createMessage(
  tx: Tx,
  given: NewMessage,
  operatorId: bigint,
): Promise<{ id: bigint; audience: Audience }> {
  const at = now();
  const startsAt = given.startsAt && given.startsAt > at ? given.startsAt : at;
  if (given.expiresAt && given.expiresAt <= startsAt)
    throw badInput({ expiresAt: { code: 'END_BEFORE_START' } });
  const { audience, memberIds } = await resolveAudience(tx, given.audience);
  const { id } = await tx
    .insertInto('inbox.message')
    .values({
      title: JSON.stringify(given.title),
      body: JSON.stringify(cleanMessage(given.body)),
      link: given.link,
      audience: JSON.stringify(audience),
      member_ids: memberIds,
      starts_at: startsAt,
      expires_at: given.expiresAt,
      request_id: given.requestId,
      created_by: operatorId,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addSendJob(tx, startsAt);
  return { id, audience };
}

/**
 * Recalls a message: it is not sent to further members, and its unread copies are removed by the job. Returns what it was.
 * Throws NOT_FOUND 404, MESSAGE_RECALLED 409.
 */
export async function recallMessage(
  tx: Tx,
  id: bigint,
  operatorId: bigint,
): Promise<{ title: string; sent: number }> {
  const at = now();
  const row = await tx
    .updateTable('inbox.message')
    .set({ status: 'recalled', recalled_at: at, recalled_by: operatorId, finished_at: at })
    .where('id', '=', id)
    .where('status', '!=', 'recalled')
    .returning(['title', 'sent_count'])
    .executeTakeFirst();
  if (row) {
    await addSendJob(tx, at);
    return { title: (row.title as { en: string }).en, sent: row.sent_count };
  }
  const known = await tx.selectFrom('inbox.message').select('id').where('id', '=', id).executeTakeFirst();
  throw known ? alreadyRecalled() : notFound();
}

/** The scheduled job sends what is due every minute. This job does it at once. */
async function addSendJob(tx: Tx, at: Date): Promise<void> {
  await sql`SELECT graphile_worker.add_job(${SEND_TASK}, '{}'::json, run_at := ${at}::timestamptz, max_attempts := 1)`.execute(
    tx,
  );
}
