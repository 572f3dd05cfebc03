import { randomInt } from 'node:crypto';
import type { Db, Tx } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { sha256 } from '@/lib/platform/ids';
import { oneTimePasswordGone } from '../errors';
import type { Origin } from '../types';

/** Long enough to reach somebody across time zones and a weekend, short enough that nobody's lies about for good. */
const LIFETIME = 3 * 86_400_000;

// Read aloud and typed by hand: without 0, 1, I, L, O, U. Twelve of 30: 58 bits.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A random password for somebody else to be given: XXXX-XXXX-XXXX. */
export function newOneTimePassword(): string {
  const letters = Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return letters.replace(/(.{4})(?!$)/g, '$1-');
}

/** A password that somebody else chose begins its time; gives when that is over. */
export async function beginOneTime(db: Db, memberId: bigint): Promise<Date> {
  const endsAt = new Date(now().getTime() + LIFETIME);
  await db
    .insertInto('identity.one_time_password')
    .values({ member_id: memberId, ends_at: endsAt })
    .onConflict((on) => on.column('member_id').doUpdateSet({ ends_at: endsAt, device_hash: null }))
    .execute();
  return endsAt;
}

/**
 * Uses a one-time password in a browser, which it belongs to from then on: who closes the page before choosing a password of
 * their own may come back, and nobody else may come. Throws ONE_TIME_PASSWORD_GONE 403 where it is over or another's.
 */
export async function spendOneTime(tx: Tx, memberId: bigint, { deviceId }: Origin): Promise<void> {
  const device = sha256(deviceId);
  const { numUpdatedRows } = await tx
    .updateTable('identity.one_time_password')
    .set({ device_hash: device })
    .where('member_id', '=', memberId)
    .where('ends_at', '>', now())
    .where((row) => row.or([row('device_hash', 'is', null), row('device_hash', '=', device)]))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw oneTimePasswordGone();
}

/** Until when a member's one-time password waits to be used; undefined where it is over or in use. */
export async function oneTimeUntil(db: Db, memberId: bigint): Promise<Date | undefined> {
  const row = await db
    .selectFrom('identity.one_time_password')
    .select('ends_at')
    .where('member_id', '=', memberId)
    .where('ends_at', '>', now())
    .where('device_hash', 'is', null)
    .executeTakeFirst();
  return row?.ends_at;
}

/** Deletes those whose time is over. */
export async function sweepOneTime(db: Db): Promise<void> {
  await db.deleteFrom('identity.one_time_password').where('ends_at', '<', now()).execute();
}
