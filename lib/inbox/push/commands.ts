import { inTransaction, sql, type Db } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { now } from '@/lib/platform/clock';
import { AppError, notFound } from '@/lib/platform/errors';
import { MAX_DEVICES } from './constants';

export const tooManyDevices = () =>
  new AppError('TOO_MANY_DEVICES', 409, { values: { maximum: MAX_DEVICES } });

export interface Subscription {
  endpoint: string;
  keys: { p256dh: Uint8Array; auth: Uint8Array };
}

// Any number works as long as every process uses the same.
const PUSH_LOCK = 7_205_371;

/**
 * Adds a device of a member. The same browser again is the same device; one that another member used before is now this member's. Returns
 * its id. Throws TOO_MANY_DEVICES 409.
 */
export async function subscribe(
  db: Db,
  owner: { memberId: bigint; sessionId: bigint },
  { endpoint, keys }: Subscription,
  device: { userAgent: string; locale: LocaleCode },
): Promise<bigint> {
  return inTransaction(db, async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${String(owner.memberId)}, ${PUSH_LOCK}))`.execute(
      tx,
    );
    const { rows: others } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM inbox.push_subscription p
       WHERE p.member_id = ${owner.memberId} AND p.endpoint <> ${endpoint}`.execute(tx);
    if (others[0]!.count >= MAX_DEVICES) throw tooManyDevices();
    const at = now();
    const values = {
      member_id: owner.memberId,
      session_id: owner.sessionId,
      public_key: Buffer.from(keys.p256dh),
      auth: Buffer.from(keys.auth),
      user_agent: device.userAgent.slice(0, 300),
      locale: device.locale,
      created_at: at,
      failures: 0,
      next_at: at,
    };
    const { id } = await tx
      .insertInto('inbox.push_subscription')
      .values({ endpoint, ...values })
      .onConflict((on) => on.column('endpoint').doUpdateSet(values))
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** Removes a device of a member. Throws NOT_FOUND 404. */
export async function unsubscribe(db: Db, memberId: bigint, id: bigint): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('inbox.push_subscription')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
}
