import { inTransaction, type Db } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { now } from '@/lib/platform/clock';
import { AppError, badInput, notFound } from '@/lib/platform/errors';
import { recordActivity } from '../activity/commands';
import { fieldRules } from '../registration/queries';
import { checkField } from '../registration/rules';
import { freshLoginRequired } from '../errors';
import { memberById } from '../queries';
import { clearPasswordDue, revokeSessions } from '../sessions/commands';
import { sessionIsFresh } from '../sessions/queries';
import { createLimit } from '../throttle/limit';
import type { Origin, SiteSession } from '../types';
import { isCommonPassword } from './common';
import { isDefaultPassword } from './default';
import { hashPassword, verifyPassword } from './hash';
import { notifyPasswordChanged } from './notice';
import { containsAccount, isGuessableNumber } from './rules';

// A payment password has six digits: at five tries per quarter of an hour, a full search takes more than five years.
const paymentTries = createLimit('payment-password', 5, 900);
const passwordTries = createLimit('old-password', 10, 900);

/** Throws INVALID_INPUT on `field` if the password breaks the site's rule, is common, or contains the account name. */
export async function assertNewPassword(
  db: Db,
  field: string,
  password: string,
  account: string,
): Promise<void> {
  const rule = (await fieldRules(db)).find((entry) => entry.field === 'password');
  const broken = rule && checkField(rule, password);
  if (broken) throw badInput({ [field]: broken });
  if (isCommonPassword(password) || (await isDefaultPassword(db, password)))
    throw badInput({ [field]: { code: 'PASSWORD_COMMON' } });
  if (containsAccount(password, account)) throw badInput({ [field]: { code: 'PASSWORD_HOLDS_NAME' } });
}

/**
 * Changes the login password, ends the member's other sessions and notifies the owner. Throws INVALID_INPUT on
 * `oldPassword` or `newPassword`, LOGIN_AGAIN 403 as assertOwner, TOO_MANY_REQUESTS 429 after ten wrong old passwords in
 * a quarter of an hour.
 */
export async function changePassword(
  db: Db,
  session: SiteSession,
  given: { oldPassword: string; newPassword: string },
  locale: LocaleCode,
): Promise<void> {
  const member = await memberById(db, session.memberId);
  if (!member) throw notFound();
  await assertPasswordOrFreshLogin(db, session, member, given.oldPassword, 'oldPassword');
  if (given.newPassword === given.oldPassword)
    throw badInput({ newPassword: { code: 'PASSWORD_UNCHANGED' } });
  await assertNewPassword(db, 'newPassword', given.newPassword, member.account);
  const passwordHash = await hashPassword(given.newPassword);
  await inTransaction(db, async (tx) => {
    // Of two changes with one old password the later one fails, so that a thief cannot undo the owner's change.
    const { numUpdatedRows } = await tx
      .updateTable('identity.member')
      .set({ password_hash: passwordHash, must_change_password: false, password_changed_at: now() })
      .where('id', '=', member.id)
      .where('password_hash', 'is not distinct from', member.password_hash)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw badInput({ oldPassword: { code: 'PASSWORD_WRONG' } });
    await revokeSessions(tx, member.id, session.sessionId);
    await clearPasswordDue(tx, session.sessionId);
    await notifyPasswordChanged(tx, member, locale);
  });
}

/**
 * Checks the login password. A member without one (social, SMS code) needs a recent login instead, because anybody may
 * sit at a session that was left open.
 */
async function assertPasswordOrFreshLogin(
  db: Db,
  session: SiteSession,
  member: { id: bigint; password_hash: string | null },
  password: string,
  field: string,
): Promise<void> {
  if (member.password_hash === null) {
    if (!(await sessionIsFresh(db, session.sessionId))) throw freshLoginRequired();
    return;
  }
  if (!password) throw badInput({ [field]: { code: 'REQUIRED' } });
  await assertPassword(member, password, field);
}

async function assertPassword(
  member: { id: bigint; password_hash: string | null },
  password: string,
  field: string,
): Promise<void> {
  const key = String(member.id);
  await passwordTries.take(key);
  if (!(await verifyPassword(member.password_hash, password, () => passwordTries.uncount(key))))
    throw badInput({ [field]: { code: 'PASSWORD_WRONG' } });
  await passwordTries.reset(key);
}

/**
 * Checks the login password before a login method is changed. A member without a password (social) must have logged in
 * within the last quarter of an hour. Throws INVALID_INPUT on `password`, LOGIN_AGAIN 403.
 */
export async function assertOwner(db: Db, session: SiteSession, password: string): Promise<void> {
  const member = await memberById(db, session.memberId);
  if (!member) throw notFound();
  await assertPasswordOrFreshLogin(db, session, member, password, 'password');
}

/** Sets a member's payment password without any check: for the demo seed and for registration. */
export async function setPaymentPassword(db: Db, memberId: bigint, password: string): Promise<void> {
  await db
    .updateTable('identity.member')
    .set({ payment_password_hash: await hashPassword(password) })
    .where('id', '=', memberId)
    .execute();
}

/**
 * Sets or changes the payment password, which needs the login password, and notifies the owner. Throws INVALID_INPUT on
 * `password` or `newPaymentPassword`.
 */
export async function changePaymentPassword(
  db: Db,
  session: SiteSession,
  given: { password: string; newPaymentPassword: string },
  origin: Origin,
): Promise<void> {
  const member = await memberById(db, session.memberId);
  if (!member) throw notFound();
  await assertPasswordOrFreshLogin(db, session, member, given.password, 'password');
  const rule = (await fieldRules(db)).find((entry) => entry.field === 'paymentPassword');
  const broken = rule && checkField({ ...rule, required: true }, given.newPaymentPassword);
  if (broken) throw badInput({ newPaymentPassword: broken });
  if (isGuessableNumber(given.newPaymentPassword))
    throw badInput({ newPaymentPassword: { code: 'PAYMENT_PASSWORD_WEAK' } });
  if (await verifyPassword(member.password_hash, given.newPaymentPassword)) {
    throw badInput({ newPaymentPassword: { code: 'PAYMENT_PASSWORD_SAME' } });
  }
  const paymentPasswordHash = await hashPassword(given.newPaymentPassword);
  await inTransaction(db, async (tx) => {
    // A thief who knows an old login password can set nothing after the owner has changed it.
    const { numUpdatedRows } = await tx
      .updateTable('identity.member')
      .set({ payment_password_hash: paymentPasswordHash })
      .where('id', '=', member.id)
      .where('password_hash', 'is not distinct from', member.password_hash)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw badInput({ password: { code: 'PASSWORD_WRONG' } });
    await recordActivity(tx, session, 'paymentPassword', origin);
  });
  await paymentTries.reset(String(member.id));
}

/**
 * Checks the payment password before money leaves. Returns true, or throws PAYMENT_PASSWORD_MISSING 409 if none is set,
 * INVALID_INPUT 400 on `paymentPassword` if it is wrong, TOO_MANY_REQUESTS 429 after five wrong ones.
 */
export async function verifyPaymentPassword(db: Db, memberId: bigint, password: string): Promise<true> {
  const member = await memberById(db, memberId);
  if (!member) throw notFound();
  if (!member.payment_password_hash) throw new AppError('PAYMENT_PASSWORD_MISSING', 409);
  const key = String(memberId);
  await paymentTries.take(key);
  if (!(await verifyPassword(member.payment_password_hash, password, () => paymentTries.uncount(key)))) {
    throw badInput({ paymentPassword: { code: 'PAYMENT_PASSWORD_WRONG' } });
  }
  await paymentTries.reset(key);
  return true;
}
