import { timingSafeEqual } from 'node:crypto';
import { inTransaction, sql, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { AppError, badInput } from '@/lib/platform/errors';
import { randomToken, sha256 } from '@/lib/platform/ids';
import { recordActivity } from '../activity/commands';
import { sendCode, consumeCode } from '../codes/commands';
import { contactOf } from '../contacts/queries';
import { invalidCredentials } from '../errors';
import { kindOf } from '../policy';
import { profileField } from '../profile/queries';
import { memberById } from '../queries';
import { siteFlag } from '../settings/queries';
import { createLimit } from '../throttle/limit';
import { totpState } from '../totp/queries';
import { consumeTotpCode } from '../totp/commands';
import type { Origin } from '../types';
import type { Member } from '../wire';
import { CHALLENGE_LIFETIME, CHALLENGE_TRIES, type ExtraMethod } from './constants';
import { addressHash, isKnownAddress, extraMethodsOf } from './queries';
import { normaliseName } from './rules';
import type { ExtraAnswer, ExtraOffer } from './schema';

// A challenge allows five tries. This limits a person who has the password and starts one challenge after the other.
const answers = createLimit('extra-member', 15, 3_600);

const challengeGone = () => new AppError('CHALLENGE_GONE', 410);

/**
 * Requires extra verification if a member logs in from a new address, or, with an authenticator app, from a new browser
 * (flag `extraVerification`, on by default). Members without any method, trial accounts and first logins pass. Throws
 * EXTRA_VERIFICATION 403 with `challenge` and `ways`, and INVALID_CREDENTIALS 401 if the password has been changed since
 * it was checked.
 */
export async function requireExtraVerification(
  db: Db,
  member: Member,
  visit: { origin: Origin; remember: boolean; deviceIsKnown: boolean; byPassword: boolean },
): Promise<void> {
  const { origin, remember, byPassword } = visit;
  if (kindOf(member.type) === 'trial' || member.first_login_at === null) return;
  if (!(await siteFlag(db, 'extraVerification', true))) return;
  const addressIsKnown = await isKnownAddress(db, member.id, origin.ip);
  if (addressIsKnown && (visit.deviceIsKnown || !(await totpState(db, member.id)).on)) return;
  const ways = await extraMethodsOf(db, member.id);
  if (ways.length === 0) return;
  const challenge = randomToken();
  const at = now();
  await inTransaction(db, async (tx) => {
    // The lock orders this and a change of password: after the change no challenge is created for the old password, and
    // a later change deletes this challenge (revokeSessions).
    const unchanged = await tx
      .selectFrom('identity.member')
      .select('id')
      .where('id', '=', member.id)
      .$if(byPassword, (row) => row.where('password_hash', 'is not distinct from', member.password_hash))
      .forShare()
      .executeTakeFirst();
    if (!unchanged) throw invalidCredentials();
    await tx
      .insertInto('identity.login_challenge')
      .values({
        token_hash: sha256(challenge),
        member_id: member.id,
        device_hash: sha256(origin.deviceId),
        remember,
        by_password: byPassword,
        methods: ways.map(({ way }) => way),
        created_at: at,
        ends_at: new Date(at.getTime() + CHALLENGE_LIFETIME),
      })
      .execute();
  });
  const offer: ExtraOffer = { challenge, ways };
  throw new AppError('EXTRA_VERIFICATION', 403, { extras: { ...offer } });
}

/** Sends the code of the method `way`. Throws CHALLENGE_GONE 410, and as sendCode. */
export async function sendExtraCode(
  db: Db,
  given: { challenge: string; way: 'email' | 'mobile' },
  origin: Origin,
): Promise<{ expiredMinutes: number }> {
  const row = await db
    .selectFrom('identity.login_challenge')
    .select(['member_id', 'methods'])
    .where('token_hash', '=', sha256(given.challenge))
    .where('device_hash', '=', sha256(origin.deviceId))
    .where('ends_at', '>', now())
    .where('attempts', '<', CHALLENGE_TRIES)
    .executeTakeFirst();
  const member = row?.methods.includes(given.way) ? await memberById(db, row.member_id) : undefined;
  const contact = member && (await contactOf(db, member.id, given.way));
  if (!member || !contact?.verifiedAt) throw challengeGone();
  return sendCode(db, {
    purpose: purposeOf(given.way),
    to: contact.value,
    origin,
    locale: origin.language ?? 'en',
    member: { id: member.id, account: member.account },
  });
}

const purposeOf = (way: 'email' | 'mobile') => (way === 'email' ? 'emailExtra' : 'extra');

/**
 * Checks an answer. Returns the member who may log in, whether the session is to be remembered, and whether the login
 * began with a password. The try is counted before it is checked, and of parallel right answers one succeeds. Throws
 * CHALLENGE_GONE 410 (expired, used, of another browser, or after five tries), INVALID_INPUT on `answer`,
 * TOO_MANY_REQUESTS 429.
 */
export async function verifyExtraAnswer(
  db: Db,
  given: ExtraAnswer,
  origin: Origin,
): Promise<{ member: Member; remember: boolean; byPassword: boolean }> {
  const challenge = await db
    .updateTable('identity.login_challenge')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('token_hash', '=', sha256(given.challenge))
    .where('device_hash', '=', sha256(origin.deviceId))
    .where('ends_at', '>', now())
    .where('attempts', '<', CHALLENGE_TRIES)
    .returning(['token_hash', 'member_id', 'remember', 'by_password', 'methods'])
    .executeTakeFirst();
  const member = challenge?.methods.includes(given.way)
    ? await memberById(db, challenge.member_id)
    : undefined;
  if (!challenge || member?.status !== 'active') throw challengeGone();
  await answers.take(String(member.id));
  await VERIFIERS[given.way](db, member, given.answer, origin);
  const { numDeletedRows } = await db
    .deleteFrom('identity.login_challenge')
    .where('token_hash', '=', challenge.token_hash)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw challengeGone();
  await answers.reset(String(member.id));
  return { member, remember: challenge.remember, byPassword: challenge.by_password };
}

type Verifier = (db: Db, member: Member, answer: string, origin: Origin) => Promise<void>;

const VERIFIERS: Record<ExtraMethod, Verifier> = {
  async totp(db, member, answer, origin) {
    const used = await consumeTotpCode(db, member.id, answer);
    if (!used) throw badInput({ answer: { code: 'TOTP_WRONG' } });
    const owner = { memberId: member.id, account: member.account };
    if (used === 'recovery') await recordActivity(db, owner, 'recoveryUsed', origin);
  },
  email: (db, member, answer) => verifyCode(db, member, 'email', answer),
  mobile: (db, member, answer) => verifyCode(db, member, 'mobile', answer),
  async payeeName(db, member, answer) {
    const name = (await profileField(db, member.id, 'payeeName')) ?? '';
    const same = timingSafeEqual(sha256(normaliseName(name)), sha256(normaliseName(answer)));
    if (!name || !same) throw badInput({ answer: { code: 'PAYEE_NAME_WRONG' } });
  },
};

async function verifyCode(db: Db, member: Member, way: 'email' | 'mobile', code: string): Promise<void> {
  const contact = await contactOf(db, member.id, way);
  if (!contact) throw challengeGone();
  await consumeCode(db, { purpose: purposeOf(way), to: contact.value, code, field: 'answer' });
}

/** Records the address that a member logged in from, and notifies the member if it is new. */
export async function recordAddress(db: Db, member: Member, origin: Origin): Promise<void> {
  if (kindOf(member.type) === 'trial') return;
  const isNew = !(await isKnownAddress(db, member.id, origin.ip));
  await db
    .insertInto('identity.used_address')
    .values({ member_id: member.id, address_hash: addressHash(member.id, origin.ip), used_at: now() })
    .onConflict((on) => on.columns(['member_id', 'address_hash']).doUpdateSet({ used_at: now() }))
    .execute();
  if (!isNew || member.first_login_at === null) return;
  await recordActivity(db, { memberId: member.id, account: member.account }, 'newAddress', origin);
}
