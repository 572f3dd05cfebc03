import { inTransaction, sql, type Db, type Tx } from '@/lib/db/client';
import { DEFAULT_LOCALE, type LocaleCode } from '@/lib/i18n/locales';
import { now } from '@/lib/platform/clock';
import { AppError, badInput, notFound } from '@/lib/platform/errors';
import { sha256 } from '@/lib/platform/ids';
import { createSealer } from '@/lib/platform/sealing';
import { noteActivity } from '../activity/commands';
import { TRIAL_TYPE } from '../constants';
import { memberByContact } from '../contacts/queries';
import { noPasswordThere } from '../errors';
import { noteAddress } from '../extra/commands';
import { forgetTries } from '../login/throttle';
import { demandNumber } from '../mobile/commands';
import { proveNumber } from '../mobile/proof';
import { checkNewPassword } from '../passwords/commands';
import { hashPassword } from '../passwords/hash';
import { tellPasswordChanged } from '../passwords/notice';
import { beginOneTime, newOneTimePassword } from '../passwords/one-time';
import { holdsAccount } from '../passwords/rules';
import { revokeSessions } from '../sessions/commands';
import { createLimit } from '../throttle/limit';
import type { Origin } from '../types';
import type { Member } from '../wire';
import { RESET_LINK_TASK } from './constants';
import { resetLinkGone } from './errors';
import type { PhoneResetInput, ResetInput, ResetLinkInput } from './schema';

// Asking is counted by what is asked for as well, so that a mailbox cannot be filled from many addresses; by name and
// address together, because a stranger who knows only the name must not use up the owner's tries.
const asksByAddress = createLimit('reset-ip', 20, 900);
const asksByDevice = createLimit('reset-device', 5, 900);
const asksByAccount = createLimit('reset-account', 5, 3_600);
// A token has 192 bits: this keeps the hashing of passwords from being asked for at will, nothing more.
const usesByAddress = createLimit('reset-use-ip', 30, 900);
const usesByDevice = createLimit('reset-use-device', 15, 900);

const sealer = createSealer('croupier/identity/reset-request/1');

/** What lies in the queue between the call and the job. */
interface SealedRequest extends ResetLinkInput {
  locale: LocaleCode;
}

/**
 * Takes the wish for a link that sets a new password. Every name and address get the same answer after the same work:
 * one sealed row in the queue; jobs.ts decides whether they belong together (trust.md X6). Throws TOO_MANY_REQUESTS 429.
 */
export async function askResetLink(
  db: Db,
  input: ResetLinkInput,
  origin: Origin,
  locale: LocaleCode,
): Promise<void> {
  const key = `${input.username.normalize('NFKC').toLowerCase()}\n${input.email.normalize('NFKC').toLowerCase()}`;
  await Promise.all([
    asksByAddress.take(origin.ip),
    asksByDevice.take(origin.deviceId),
    asksByAccount.take(key),
  ]);
  const request: SealedRequest = { username: input.username, email: input.email, locale };
  const sealed = sealer.seal(Buffer.from(JSON.stringify(request)), RESET_LINK_TASK).toString('base64');
  await sql`SELECT graphile_worker.add_job(${RESET_LINK_TASK}, json_build_object('sealed', ${sealed}::text), max_attempts := 5)`.execute(
    db,
  );
}

/** Opens what askResetLink sealed; throws where it was tampered with. */
export function openResetRequest(sealed: string): SealedRequest {
  return JSON.parse(sealer.open(Buffer.from(sealed, 'base64'), RESET_LINK_TASK).toString()) as SealedRequest;
}

/**
 * Sets a new password by a link. Of parallel uses one does; a password that breaks the rule uses nothing up. Every
 * session and every other link of the member ends, and the owner is told. Throws RESET_LINK_GONE 410, INVALID_INPUT on
 * `newPassword`, TOO_MANY_REQUESTS 429.
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
  await checkNewPassword(db, 'newPassword', input.newPassword, member.account);
  const passwordHash = await hashPassword(input.newPassword);
  await inTransaction(db, async (tx) => {
    // The delete decides: whoever waits here for another use finds no row when it is their turn.
    const used = await tx
      .deleteFrom('identity.reset_link')
      .where('token_hash', '=', hash)
      .where('ends_at', '>', now())
      .returning('member_id')
      .executeTakeFirst();
    if (!used) throw resetLinkGone();
    await setForgotten(tx, member, passwordHash, locale);
  });
  await forgetTries(db, member);
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
 * Sets a new password by a code that was sent to the member's proven number; gives the number in E.164, which logs in
 * with the new password, from this address without a further proof. Throws INVALID_INPUT on `mobileNum` or
 * `newPassword`, as proveNumber on `verificationCode` (the same for numbers without an account), TOO_MANY_REQUESTS 429.
 */
export async function resetByPhone(
  db: Db,
  input: PhoneResetInput,
  origin: Origin,
  locale: LocaleCode,
): Promise<{ mobileNum: string }> {
  const number = demandNumber(input);
  await Promise.all([usesByAddress.take(origin.ip), usesByDevice.take(origin.deviceId)]);
  // Nothing that depends on whose number it is may be said before the number is proven.
  await checkNewPassword(db, 'newPassword', input.newPassword, '');
  await proveNumber(db, 'reset', number, input);
  const member = await memberByContact(db, 'mobile', number);
  if (!member || member.status !== 'active') throw new AppError('NO_SUCH_MOBILE', 404);
  if (holdsAccount(input.newPassword, member.account))
    throw badInput({ newPassword: { code: 'PASSWORD_HOLDS_NAME' } });
  const passwordHash = await hashPassword(input.newPassword);
  await inTransaction(db, async (tx) => {
    await setForgotten(tx, member, passwordHash, locale);
    // The code is the proof that a login from a new address would ask for next (product.md §4).
    await noteAddress(tx, member, origin);
  });
  await forgetTries(db, member);
  return { mobileNum: number };
}

/** What somebody is given who has lost every way back. */
export interface GivenPassword {
  account: string;
  /** Kept nowhere: to be shown once. */
  password: string;
  endsAt: Date;
}

/**
 * Puts a random one-time password in the place of a member's own, as customer service does once it knows who asks: it is good
 * for three days, in one browser, which must choose another before anything else. Ends every session, link and waiting login
 * of the member, and tells them. Runs in the caller's transaction; `forgetTries` is the caller's once that is committed.
 * Throws NOT_FOUND 404, NO_PASSWORD_TO_RESET 409.
 */
export async function giveOneTimePassword(tx: Tx, memberId: bigint): Promise<GivenPassword> {
  const password = newOneTimePassword();
  const passwordHash = await hashPassword(password);
  await dropResetLinks(tx, memberId);
  // Held, as a login holds it: one that is under way comes wholly before, and its session then ends here, or after.
  const member = await tx
    .selectFrom('identity.member')
    .selectAll()
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!member) throw notFound();
  if (member.status !== 'active' || member.type === TRIAL_TYPE) throw noPasswordThere();
  // Whose language is not known: the member may never have been here.
  await setForgotten(tx, member, passwordHash, DEFAULT_LOCALE, true);
  const endsAt = await beginOneTime(tx, member.id);
  // Where the operator sits is no business of the member's.
  const nowhere: Origin = { ip: '', userAgent: '', deviceId: '' };
  await noteActivity(tx, { memberId: member.id, account: member.account }, 'passwordReset', nowhere);
  return { account: member.account, password, endsAt };
}

async function setForgotten(
  tx: Tx,
  member: Member,
  passwordHash: string,
  locale: LocaleCode,
  isOneTime = false,
): Promise<void> {
  // Links before the member, as a use of one takes them: the other way round the two would wait for each other.
  await dropResetLinks(tx, member.id);
  await tx
    .updateTable('identity.member')
    .set({ password_hash: passwordHash, must_change_password: isOneTime, password_changed_at: now() })
    .where('id', '=', member.id)
    .execute();
  await revokeSessions(tx, member.id);
  await tellPasswordChanged(tx, member, locale);
}

/** Takes back every link that a member could still set a new password with. */
export async function dropResetLinks(db: Db, memberId: bigint): Promise<void> {
  await db.deleteFrom('identity.reset_link').where('member_id', '=', memberId).execute();
}
