import { inTransaction, sql, type Db, type Tx } from '@/lib/db/client';
import { DEFAULT_LOCALE, type LocaleCode } from '@/lib/i18n/locales';
import { now } from '@/lib/platform/clock';
import { AppError, badInput, notFound } from '@/lib/platform/errors';
import { sha256 } from '@/lib/platform/ids';
import { createSealer } from '@/lib/platform/sealing';
import { recordActivity } from '../activity/commands';
import { TRIAL_TYPE } from '../account-types';
import { memberByContact } from '../contacts/queries';
import { noPasswordToReset } from '../errors';
import { recordAddress } from '../extra/commands';
import { resetLoginTries } from '../login/throttle';
import { requireNumber } from '../mobile/commands';
import { consumeNumberVerification } from '../mobile/verification';
import { assertNewPassword } from '../passwords/commands';
import { hashPassword } from '../passwords/hash';
import { notifyPasswordChanged } from '../passwords/notice';
import { startOneTimePassword, generateOneTimePassword } from '../passwords/one-time';
import { containsAccount } from '../passwords/rules';
import { revokeSessions } from '../sessions/commands';
import { createLimit } from '../throttle/limit';
import type { Origin } from '../types';
import type { Member } from '../wire';
import { RESET_LINK_TASK } from './constants';
import { resetLinkGone } from './errors';
import type { PhoneResetInput, ResetInput, ResetLinkInput } from './schema';

// Requests are counted per mailbox too, so that it cannot be filled from many addresses; by name and email address
// together, because a person who knows only the name must not use up the owner's tries.
const requestsByAddress = createLimit('reset-ip', 20, 900);
const requestsByDevice = createLimit('reset-device', 5, 900);
const requestsByAccount = createLimit('reset-account', 5, 3_600);
// A token has 192 bits and cannot be guessed. This only limits how often passwords are hashed.
const usesByAddress = createLimit('reset-use-ip', 30, 900);
const usesByDevice = createLimit('reset-use-device', 15, 900);

const sealer = createSealer('croupier/identity/reset-request/1');

/** The payload of the job. */
interface SealedRequest extends ResetLinkInput {
  locale: LocaleCode;
}

/**
 * Requests a link that sets a new password. Every name and address get the same response after the same work: one sealed
 * job, which decides whether they belong together (X6). Throws TOO_MANY_REQUESTS 429.
 */
export async function requestResetLink(
  db: Db,
  input: ResetLinkInput,
  origin: Origin,
  locale: LocaleCode,
): Promise<void> {
  const key = `${input.username.normalize('NFKC').toLowerCase()}\n${input.email.normalize('NFKC').toLowerCase()}`;
  await Promise.all([
    requestsByAddress.take(origin.ip),
    requestsByDevice.take(origin.deviceId),
    requestsByAccount.take(key),
  ]);
  const request: SealedRequest = { username: input.username, email: input.email, locale };
  const sealed = sealer.seal(Buffer.from(JSON.stringify(request)), RESET_LINK_TASK).toString('base64');
  await sql`SELECT graphile_worker.add_job(${RESET_LINK_TASK}, json_build_object('sealed', ${sealed}::text), max_attempts := 5)`.execute(
    db,
  );
}

/** Decrypts a request. Throws if it was tampered with. */
export function openResetRequest(sealed: string): SealedRequest {
  return JSON.parse(sealer.open(Buffer.from(sealed, 'base64'), RESET_LINK_TASK).toString()) as SealedRequest;
}

/**
 * Sets a new password by a link. Of parallel uses one succeeds; an invalid password does not use the link. All sessions
 * and links of the member end, and the owner is notified. Throws RESET_LINK_GONE 410, INVALID_INPUT on `newPassword`,
 * TOO_MANY_REQUESTS 429.
 */
export async function resetByLink(
  db: Db,
  input: ResetInput,
  origin: Origin,
  locale: LocaleCode,
): Promise<void> {
  await Promise.all([usesByAddress.take(origin.ip), usesByDevice.take(origin.deviceId)]);
  const hash = sha256(input.token);
  const member = await memberOfLink(db, hash);
  if (!member) throw resetLinkGone();
  await assertNewPassword(db, 'newPassword', input.newPassword, member.account);
  const passwordHash = await hashPassword(input.newPassword);
  await inTransaction(db, async (tx) => {
    // The delete decides: a parallel use waits for it and then finds no row.
    const used = await tx
      .deleteFrom('identity.reset_link')
      .where('token_hash', '=', hash)
      .where('ends_at', '>', now())
      .returning('member_id')
      .executeTakeFirst();
    if (!used) throw resetLinkGone();
    await replacePassword(tx, member, passwordHash, locale);
  });
  await resetLoginTries(db, member);
}

function memberOfLink(db: Db, tokenHash: Buffer): Promise<Member | undefined> {
  return db
    .selectFrom('identity.reset_link as l')
    .innerJoin('identity.member as m', 'm.id', 'l.member_id')
    .selectAll('m')
    .where('l.token_hash', '=', tokenHash)
    .where('l.ends_at', '>', now())
    .where('m.status', '=', 'active')
    .executeTakeFirst();
}

/**
 * Sets a new password by a code that was sent to the member's verified number. Returns the number in E.164, which can log
 * in with the new password from this address without extra verification. Throws INVALID_INPUT on `mobileNum` or
 * `newPassword`, as consumeNumberVerification on `verificationCode` (also for numbers without an account), TOO_MANY_REQUESTS 429.
 */
export async function resetByPhone(
  db: Db,
  input: PhoneResetInput,
  origin: Origin,
  locale: LocaleCode,
): Promise<{ mobileNum: string }> {
  const number = requireNumber(input);
  await Promise.all([usesByAddress.take(origin.ip), usesByDevice.take(origin.deviceId)]);
  // No error may depend on the owner of the number before the number is verified.
  await assertNewPassword(db, 'newPassword', input.newPassword, '');
  await consumeNumberVerification(db, 'reset', number, input);
  const member = await memberByContact(db, 'mobile', number);
  if (!member || member.status !== 'active') throw new AppError('NO_SUCH_MOBILE', 404);
  if (containsAccount(input.newPassword, member.account))
    throw badInput({ newPassword: { code: 'PASSWORD_HOLDS_NAME' } });
  const passwordHash = await hashPassword(input.newPassword);
  await inTransaction(db, async (tx) => {
    await replacePassword(tx, member, passwordHash, locale);
    // The code is what extra verification of a login from this address would require next (LOGIN-8).
    await recordAddress(tx, member, origin);
  });
  await resetLoginTries(db, member);
  return { mobileNum: number };
}

/** The one-time password for a member who has lost every other way to log in. */
export interface IssuedPassword {
  account: string;
  /** Shown once and not stored. */
  password: string;
  endsAt: Date;
}

/**
 * Replaces a member's password by a random one-time password, after customer service has identified the member. It is
 * valid for three days in one browser, which must change it first. Ends all sessions, reset links and pending logins of
 * the member, and notifies the member. Runs in the caller's database transaction; the caller calls resetLoginTries after
 * the commit. Throws NOT_FOUND 404, NO_PASSWORD_TO_RESET 409.
 */
export async function issueOneTimePassword(tx: Tx, memberId: bigint): Promise<IssuedPassword> {
  const password = generateOneTimePassword();
  const passwordHash = await hashPassword(password);
  await deleteResetLinks(tx, memberId);
  // The same lock as in a login: a parallel login comes either before, and its session ends here, or after.
  const member = await tx
    .selectFrom('identity.member')
    .selectAll()
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!member) throw notFound();
  if (member.status !== 'active' || member.type === TRIAL_TYPE) throw noPasswordToReset();
  // The member's language is unknown: they may never have logged in.
  await replacePassword(tx, member, passwordHash, DEFAULT_LOCALE, true);
  const endsAt = await startOneTimePassword(tx, member.id);
  // The operator's address is not shown to the member.
  const nowhere: Origin = { ip: '', userAgent: '', deviceId: '' };
  await recordActivity(tx, { memberId: member.id, account: member.account }, 'passwordReset', nowhere);
  return { account: member.account, password, endsAt };
}

async function replacePassword(
  tx: Tx,
  member: Member,
  passwordHash: string,
  locale: LocaleCode,
  isOneTime = false,
): Promise<void> {
  // The same lock order as in the use of a link (link, then member); another order could deadlock.
  await deleteResetLinks(tx, member.id);
  await tx
    .updateTable('identity.member')
    .set({ password_hash: passwordHash, must_change_password: isOneTime, password_changed_at: now() })
    .where('id', '=', member.id)
    .execute();
  await revokeSessions(tx, member.id);
  await notifyPasswordChanged(tx, member, locale);
}

/** Deletes all reset links of a member. */
export async function deleteResetLinks(db: Db, memberId: bigint): Promise<void> {
  await db.deleteFrom('identity.reset_link').where('member_id', '=', memberId).execute();
}
