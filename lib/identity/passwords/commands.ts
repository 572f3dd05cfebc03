import { inTransaction, type Db } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { now } from '@/lib/platform/clock';
import { AppError, badInput, notFound } from '@/lib/platform/errors';
import { noteActivity } from '../activity/commands';
import { fieldRules } from '../registration/queries';
import { checkField } from '../registration/rules';
import { loginAgain } from '../errors';
import { memberById } from '../queries';
import { passwordSettled, revokeSessions } from '../sessions/commands';
import { sessionIsFresh } from '../sessions/queries';
import { createLimit } from '../throttle/limit';
import type { Origin, SiteSession } from '../types';
import { isCommonPassword } from './common';
import { isDefaultPassword } from './default';
import { hashPassword, verifyPassword } from './hash';
import { tellPasswordChanged } from './notice';
import { holdsAccount } from './rules';

// A payment password is six digits: five tries a quarter of an hour make a full search take three years.
const paymentTries = createLimit('payment-password', 5, 900);
const passwordTries = createLimit('old-password', 10, 900);

/** Throws INVALID_INPUT with `field` where the password breaks the site's rule, is common, or holds the name. */
export async function checkNewPassword(
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
  if (holdsAccount(password, account)) throw badInput({ [field]: { code: 'PASSWORD_HOLDS_NAME' } });
}

/**
 * Changes the password of whoever is logged in, ends their other sessions and tells the owner. Throws INVALID_INPUT on
 * `oldPassword` or `newPassword`, LOGIN_AGAIN 403 as demandOwner, TOO_MANY_REQUESTS 429 after ten wrong old ones in a
 * quarter of an hour.
 */
export async function changePassword(
  db: Db,
  session: SiteSession,
  given: { oldPassword: string; newPassword: string },
  locale: LocaleCode,
): Promise<void> {
  const member = await memberById(db, session.memberId);
  if (!member) throw notFound();
  await demandPasswordIfAny(db, session, member, given.oldPassword, 'oldPassword');
  if (given.newPassword === given.oldPassword)
    throw badInput({ newPassword: { code: 'PASSWORD_UNCHANGED' } });
  await checkNewPassword(db, 'newPassword', given.newPassword, member.account);
  const passwordHash = await hashPassword(given.newPassword);
  await inTransaction(db, async (tx) => {
    // Of two changes with one old password the later one finds it gone: whoever has learnt it cannot undo the owner's.
    const { numUpdatedRows } = await tx
      .updateTable('identity.member')
      .set({ password_hash: passwordHash, must_change_password: false, password_changed_at: now() })
      .where('id', '=', member.id)
      .where('password_hash', 'is not distinct from', member.password_hash)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw badInput({ oldPassword: { code: 'PASSWORD_WRONG' } });
    await revokeSessions(tx, member.id, session.sessionId);
    await passwordSettled(tx, session.sessionId);
    await tellPasswordChanged(tx, member, locale);
  });
}

/**
 * Who has none yet (social, a code) has proven themself by the login that their session began with. That login must be
 * fresh: a session that somebody left open is no proof of who sits at it.
 */
async function demandPasswordIfAny(
  db: Db,
  session: SiteSession,
  member: { id: bigint; password_hash: string | null },
  password: string,
  field: string,
): Promise<void> {
  if (member.password_hash === null) {
    if (!(await sessionIsFresh(db, session.sessionId))) throw loginAgain();
    return;
  }
  if (!password) throw badInput({ [field]: { code: 'REQUIRED' } });
  await demandPassword(member, password, field);
}

async function demandPassword(
  member: { id: bigint; password_hash: string | null },
  password: string,
  field: string,
): Promise<void> {
  const key = String(member.id);
  await passwordTries.take(key);
  if (!(await verifyPassword(member.password_hash, password, () => passwordTries.giveBack(key))))
    throw badInput({ [field]: { code: 'PASSWORD_WRONG' } });
  await passwordTries.forget(key);
}

/**
 * Demands the login password of whoever is logged in, before they change a way into their account. Somebody without one
 * (social) has proven themself by the login that this session began with, a quarter of an hour ago at most. Throws
 * INVALID_INPUT on `password`, LOGIN_AGAIN 403.
 */
export async function demandOwner(db: Db, session: SiteSession, password: string): Promise<void> {
  const member = await memberById(db, session.memberId);
  if (!member) throw notFound();
  await demandPasswordIfAny(db, session, member, password, 'password');
}

/** Sets a member's payment password without asking for anything: for the seed and for registration. */
export async function setPaymentPassword(db: Db, memberId: bigint, password: string): Promise<void> {
  await db
    .updateTable('identity.member')
    .set({ payment_password_hash: await hashPassword(password) })
    .where('id', '=', memberId)
    .execute();
}

/**
 * Sets or changes the payment password of whoever is logged in, who proves it with the login password and is told.
 * Throws INVALID_INPUT on `password` or `newPaymentPassword`.
 */
export async function changePaymentPassword(
  db: Db,
  session: SiteSession,
  given: { password: string; newPaymentPassword: string },
  origin: Origin,
): Promise<void> {
  const member = await memberById(db, session.memberId);
  if (!member) throw notFound();
  await demandPasswordIfAny(db, session, member, given.password, 'password');
  const rule = (await fieldRules(db)).find((entry) => entry.field === 'paymentPassword');
  const broken = rule && checkField({ ...rule, required: true }, given.newPaymentPassword);
  if (broken) throw badInput({ newPaymentPassword: broken });
  if (await verifyPassword(member.password_hash, given.newPaymentPassword)) {
    throw badInput({ newPaymentPassword: { code: 'PAYMENT_PASSWORD_SAME' } });
  }
  const paymentPasswordHash = await hashPassword(given.newPaymentPassword);
  await inTransaction(db, async (tx) => {
    // Whoever has learnt the login password sets nothing once the owner has changed it.
    const { numUpdatedRows } = await tx
      .updateTable('identity.member')
      .set({ payment_password_hash: paymentPasswordHash })
      .where('id', '=', member.id)
      .where('password_hash', 'is not distinct from', member.password_hash)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw badInput({ password: { code: 'PASSWORD_WRONG' } });
    await noteActivity(tx, session, 'paymentPassword', origin);
  });
  await paymentTries.forget(String(member.id));
}

/**
 * Demands the payment password before money leaves. Gives true or throws: PAYMENT_PASSWORD_MISSING 409 where
 * none is set, INVALID_INPUT 400 on `paymentPassword` where it is wrong, TOO_MANY_REQUESTS 429 after five wrong ones.
 */
export async function verifyPaymentPassword(db: Db, memberId: bigint, password: string): Promise<true> {
  const member = await memberById(db, memberId);
  if (!member) throw notFound();
  if (!member.payment_password_hash) throw new AppError('PAYMENT_PASSWORD_MISSING', 409);
  const key = String(memberId);
  await paymentTries.take(key);
  if (!(await verifyPassword(member.payment_password_hash, password, () => paymentTries.giveBack(key)))) {
    throw badInput({ paymentPassword: { code: 'PAYMENT_PASSWORD_WRONG' } });
  }
  await paymentTries.forget(key);
  return true;
}
