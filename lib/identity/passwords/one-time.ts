import { randomInt } from 'node:crypto';
import type { Db, Tx } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { sha256 } from '@/lib/platform/ids';
import { oneTimePasswordGone } from '../errors';
import type { Origin } from '../types';

/** Three days: long enough to reach the member over a weekend, short enough not to lie around. */
const LIFETIME = 3 * 86_400_000;

// Without 0, 1, I, L, O and U, because it is read aloud and typed. Twelve of 30 characters: 58 bits.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a random one-time password: XXXX-XXXX-XXXX. */
export function generateOneTimePassword(): string {
  const letters = Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return letters.replace(/(.{4})(?!$)/g, '$1-');
}

/** Records that the member's password is a one-time password from now on. Returns when it expires. */
export async function startOneTimePassword(db: Db, memberId: bigint): Promise<Date> {
  const endsAt = new Date(now().getTime() + LIFETIME);
  await db
    .insertInto('identity.one_time_password')
    .values({ member_id: memberId, ends_at: endsAt })
    .onConflict((on) => on.column('member_id').doUpdateSet({ ends_at: endsAt, device_hash: null }))
    .execute();
  return endsAt;
}

/**
 * Binds a one-time password to the browser that uses it first: the member can return to choose a password, and nobody else
 * can use it. Throws ONE_TIME_PASSWORD_GONE 403 if it has expired or is bound to another browser.
 */
export async function consumeOneTimePassword(tx: Tx, memberId: bigint, { deviceId }: Origin): Promise<void> {
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

/** Returns when a member's unused one-time password expires; undefined if it has expired or is in use. */
export async function oneTimePasswordEnd(db: Db, memberId: bigint): Promise<Date | undefined> {
  const row = await db
    .selectFrom('identity.one_time_password')
    .select('ends_at')
    .where('member_id', '=', memberId)
    .where('ends_at', '>', now())
    .where('device_hash', 'is', null)
    .executeTakeFirst();
  return row?.ends_at;
}

/** Deletes expired one-time passwords. */
export async function sweepOneTimePasswords(db: Db): Promise<void> {
  await db.deleteFrom('identity.one_time_password').where('ends_at', '<', now()).execute();
}
