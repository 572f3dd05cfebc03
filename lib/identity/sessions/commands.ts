import { databasePool, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { randomToken, sha256 } from '@/lib/platform/ids';
import { SESSION_LIMITS } from '../constants';
import type { Origin } from '../types';

export interface StartedSession {
  id: bigint;
  /** 192 random bits. Only the SHA-256 is stored (X3). */
  token: string;
  /** Lifetime of the cookie in seconds; undefined: until the browser closes. */
  maxAge: number | undefined;
}

/**
 * Creates a session with a new token, which prevents session fixation, and stores when, where and in which language the
 * member logged in. With `passwordDue`, the session can only change the password until that is done.
 */
export async function startSession(
  db: Db,
  memberId: bigint,
  origin: Origin,
  remembered: boolean,
  passwordDue = false,
): Promise<StartedSession> {
  const at = now();
  const limits = remembered ? SESSION_LIMITS.remembered : SESSION_LIMITS.plain;
  const token = randomToken();
  const { id } = await db
    .insertInto('identity.session')
    .values({
      token_hash: sha256(token),
      member_id: memberId,
      device_hash: sha256(origin.deviceId),
      ip: origin.ip,
      country: origin.country ?? null,
      user_agent: origin.userAgent,
      remembered,
      password_change_required: passwordDue,
      created_at: at,
      seen_at: at,
      idle_ends_at: new Date(at.getTime() + limits.idle),
      ends_at: new Date(at.getTime() + limits.absolute),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('identity.member')
    .set({
      last_login_at: at,
      // If a request does not name country or language, those of an earlier login stay.
      ...(origin.country && { login_country: origin.country }),
      ...(origin.language && { login_language: origin.language }),
    })
    .where('id', '=', memberId)
    .execute();
  return { id, token, maxAge: remembered ? limits.absolute / 1000 : undefined };
}

/** Records that the session was used at `at`, which moves its idle limit but not its absolute limit. */
export async function recordSessionUse(id: bigint, at: Date): Promise<void> {
  await databasePool().query({
    name: 'identity-session-touch',
    text: `UPDATE identity.session SET seen_at = $2, idle_ends_at = least(ends_at,
      $2::timestamptz + CASE WHEN remembered THEN $4::bigint ELSE $3::bigint END * interval '1 millisecond')
      WHERE id = $1 AND revoked_at IS NULL`,
    values: [id, at, SESSION_LIMITS.plain.idle, SESSION_LIMITS.remembered.idle],
  });
}

/** Ends one session of a member. Returns false if it is of another member or has ended already. */
export async function revokeSession(db: Db, memberId: bigint, id: bigint): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('identity.session')
    .set({ revoked_at: now() })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Ends all sessions of a member except `keep`, and all logins that wait for extra verification. Used after a change of
 * password and when an account is blocked.
 */
export async function revokeSessions(db: Db, memberId: bigint, keep?: bigint): Promise<void> {
  let query = db
    .updateTable('identity.session')
    .set({ revoked_at: now() })
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null);
  if (keep !== undefined) query = query.where('id', '!=', keep);
  await query.execute();
  await db.deleteFrom('identity.login_challenge').where('member_id', '=', memberId).execute();
}

/** Lifts the restriction of a session after its password was changed. */
export async function clearPasswordDue(db: Db, sessionId: bigint): Promise<void> {
  await db
    .updateTable('identity.session')
    .set({ password_change_required: false })
    .where('id', '=', sessionId)
    .execute();
}
