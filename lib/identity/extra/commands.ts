import { timingSafeEqual } from 'node:crypto';
import { inTransaction, sql, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { AppError, badInput } from '@/lib/platform/errors';
import { randomToken, sha256 } from '@/lib/platform/ids';
import { noteActivity } from '../activity/commands';
import { sendCode, spendCode } from '../codes/commands';
import { contactOf } from '../contacts/queries';
import { invalidCredentials } from '../errors';
import { kindOf } from '../policy';
import { profileField } from '../profile/queries';
import { memberById } from '../queries';
import { siteFlag } from '../settings/queries';
import { createLimit } from '../throttle/limit';
import { totpState } from '../totp/queries';
import { spendTotp } from '../totp/commands';
import type { Origin } from '../types';
import type { Member } from '../wire';
import { CHALLENGE_LIFETIME, CHALLENGE_TRIES, type Way } from './constants';
import { addressHash, addressIsUsed, waysOf } from './queries';
import { plainName } from './rules';
import type { ExtraAnswer, ExtraOffer } from './schema';

// A challenge has its own five tries; this keeps whoever has the password from asking for one after the other.
const answers = createLimit('extra-member', 15, 3_600);

const gone = () => new AppError('CHALLENGE_GONE', 410);

/**
 * Demands one proof more where a member logs in from an address that they have not used, or, with an authenticator app,
 * from a browser that they have not used (flag `extraVerification`, on as shipped). Members without any way, trial
 * accounts and first logins pass. Throws EXTRA_VERIFICATION 403 with `challenge` and `ways`; INVALID_CREDENTIALS 401 where
 * the password that they have proven is not theirs any more.
 */
export async function demandExtra(
  db: Db,
  member: Member,
  visit: { origin: Origin; remember: boolean; deviceIsKnown: boolean; byPassword: boolean },
): Promise<void> {
  const { origin, remember, byPassword } = visit;
  if (kindOf(member.type) === 'trial' || member.first_login_at === null) return;
  if (!(await siteFlag(db, 'extraVerification', true))) return;
  const atHome = await addressIsUsed(db, member.id, origin.ip);
  if (atHome && (visit.deviceIsKnown || !(await totpState(db, member.id)).on)) return;
  const ways = await waysOf(db, member.id);
  if (ways.length === 0) return;
  const challenge = randomToken();
  const at = now();
  await inTransaction(db, async (tx) => {
    // Held: a change of password comes wholly before, and then none is made for the old one, or after, and then it ends
    // this one as well (revokeSessions).
    const proven = await tx
      .selectFrom('identity.member')
      .select('id')
      .where('id', '=', member.id)
      .$if(byPassword, (row) => row.where('password_hash', 'is not distinct from', member.password_hash))
      .forShare()
      .executeTakeFirst();
    if (!proven) throw invalidCredentials();
    await tx
      .insertInto('identity.login_challenge')
      .values({
        token_hash: sha256(challenge),
        member_id: member.id,
        device_hash: sha256(origin.deviceId),
        remember,
        by_password: byPassword,
        ways: ways.map(({ way }) => way),
        created_at: at,
        ends_at: new Date(at.getTime() + CHALLENGE_LIFETIME),
      })
      .execute();
  });
  const offer: ExtraOffer = { challenge, ways };
  throw new AppError('EXTRA_VERIFICATION', 403, { extras: { ...offer } });
}

/** Sends the code that `way` asks for. Throws CHALLENGE_GONE 410, and as sendCode. */
export async function sendExtraCode(
  db: Db,
  given: { challenge: string; way: 'email' | 'mobile' },
  origin: Origin,
): Promise<{ expiredMinutes: number }> {
  const row = await db
    .selectFrom('identity.login_challenge')
    .select(['member_id', 'ways'])
    .where('token_hash', '=', sha256(given.challenge))
    .where('device_hash', '=', sha256(origin.deviceId))
    .where('ends_at', '>', now())
    .where('tries', '<', CHALLENGE_TRIES)
    .executeTakeFirst();
  const member = row?.ways.includes(given.way) ? await memberById(db, row.member_id) : undefined;
  const contact = member && (await contactOf(db, member.id, given.way));
  if (!member || !contact?.verifiedAt) throw gone();
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
 * Judges an answer; gives whose login may go on, whether it is to be remembered, and whether a password began it. The try is counted before it is
 * judged, and of parallel right answers one is taken. Throws CHALLENGE_GONE 410 (old, used, another browser's, or after
 * five tries), INVALID_INPUT on `answer`, TOO_MANY_REQUESTS 429.
 */
export async function answerExtra(
  db: Db,
  given: ExtraAnswer,
  origin: Origin,
): Promise<{ member: Member; remember: boolean; byPassword: boolean }> {
  const challenge = await db
    .updateTable('identity.login_challenge')
    .set({ tries: sql<number>`tries + 1` })
    .where('token_hash', '=', sha256(given.challenge))
    .where('device_hash', '=', sha256(origin.deviceId))
    .where('ends_at', '>', now())
    .where('tries', '<', CHALLENGE_TRIES)
    .returning(['token_hash', 'member_id', 'remember', 'by_password', 'ways'])
    .executeTakeFirst();
  const member = challenge?.ways.includes(given.way) ? await memberById(db, challenge.member_id) : undefined;
  if (!challenge || member?.status !== 'active') throw gone();
  await answers.take(String(member.id));
  await JUDGES[given.way](db, member, given.answer, origin);
  const { numDeletedRows } = await db
    .deleteFrom('identity.login_challenge')
    .where('token_hash', '=', challenge.token_hash)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw gone();
  await answers.forget(String(member.id));
  return { member, remember: challenge.remember, byPassword: challenge.by_password };
}

type Judge = (db: Db, member: Member, answer: string, origin: Origin) => Promise<void>;

const JUDGES: Record<Way, Judge> = {
  async totp(db, member, answer, origin) {
    const used = await spendTotp(db, member.id, answer);
    if (!used) throw badInput({ answer: { code: 'TOTP_WRONG' } });
    const whose = { memberId: member.id, account: member.account };
    if (used === 'recovery') await noteActivity(db, whose, 'recoveryUsed', origin);
  },
  email: (db, member, answer) => judgeCode(db, member, 'email', answer),
  mobile: (db, member, answer) => judgeCode(db, member, 'mobile', answer),
  async payeeName(db, member, answer) {
    const name = (await profileField(db, member.id, 'payeeName')) ?? '';
    const same = timingSafeEqual(sha256(plainName(name)), sha256(plainName(answer)));
    if (!name || !same) throw badInput({ answer: { code: 'PAYEE_NAME_WRONG' } });
  },
};

async function judgeCode(db: Db, member: Member, way: 'email' | 'mobile', code: string): Promise<void> {
  const contact = await contactOf(db, member.id, way);
  if (!contact) throw gone();
  await spendCode(db, { purpose: purposeOf(way), to: contact.value, code, field: 'answer' });
}

/** Notes where a member has logged in from; tells them where it is a place they have not used before. */
export async function noteAddress(db: Db, member: Member, origin: Origin): Promise<void> {
  if (kindOf(member.type) === 'trial') return;
  const isNew = !(await addressIsUsed(db, member.id, origin.ip));
  await db
    .insertInto('identity.used_address')
    .values({ member_id: member.id, address_hash: addressHash(member.id, origin.ip), used_at: now() })
    .onConflict((on) => on.columns(['member_id', 'address_hash']).doUpdateSet({ used_at: now() }))
    .execute();
  if (!isNew || member.first_login_at === null) return;
  await noteActivity(db, { memberId: member.id, account: member.account }, 'newAddress', origin);
}
