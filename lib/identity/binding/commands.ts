import type { z } from 'zod';
import { inTransaction, type Db } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { sendCode, consumeCode } from '../codes/commands';
import { setContact } from '../contacts/commands';
import { contactLookup, contactOf } from '../contacts/queries';
import type { ContactKind } from '../contacts/types';
import { requireNumber } from '../mobile/commands';
import { consumeNumberVerification } from '../mobile/verification';
import { sendMail, sendSms } from '../outgoing/commands';
import { assertOwner } from '../passwords/commands';
import { deleteResetLinks } from '../recovery/commands';
import type { Origin, SiteSession } from '../types';
import type {
  emailBindInput,
  emailVerificationInput,
  mobileBindInput,
  mobileVerificationInput,
} from './schema';

interface CodeSent {
  expiredMinutes: number;
}

/**
 * Sends a code to the address that the member wants to bind. It needs the login password, because a bound address can
 * reset it. An address that another member has verified gets a code too, so that the response reveals nothing (X6);
 * bindEmail refuses it. Throws INVALID_INPUT on `password`, and as sendCode.
 */
export async function sendEmailBindingCode(
  db: Db,
  session: SiteSession,
  input: z.output<typeof emailBindInput>,
  origin: Origin,
  locale: LocaleCode,
): Promise<CodeSent> {
  await assertOwner(db, session, input.password);
  const member = { id: session.memberId, account: session.account };
  return sendCode(db, { purpose: 'emailBind', to: input.email, origin, locale, member, holder: member.id });
}

/**
 * Binds the address that the code was sent to. The same member must have requested the code: otherwise a stolen session
 * could bind the thief's address without the password. Throws as consumeCode, EMAIL_TAKEN 409.
 */
export async function bindEmail(
  db: Db,
  session: SiteSession,
  input: z.output<typeof emailVerificationInput>,
  locale: LocaleCode,
): Promise<void> {
  const { email: to, verificationCode: code } = input;
  await consumeCode(db, { purpose: 'emailBind', to, code, holder: session.memberId });
  await replaceContact(db, session, 'email', input.email, locale);
}

/** As sendEmailBindingCode, by SMS to the number that the member wants to bind. */
export async function sendMobileBindingCode(
  db: Db,
  session: SiteSession,
  input: z.output<typeof mobileBindInput>,
  origin: Origin,
  locale: LocaleCode,
): Promise<CodeSent> {
  const to = requireNumber(input);
  await assertOwner(db, session, input.password);
  const member = { id: session.memberId, account: session.account };
  return sendCode(db, { purpose: 'bind', to, origin, locale, member, holder: member.id });
}

/** Binds a verified number. Throws as consumeNumberVerification, MOBILE_TAKEN 409, and with a Firebase token INVALID_INPUT on `password`. */
export async function bindMobile(
  db: Db,
  session: SiteSession,
  input: z.output<typeof mobileVerificationInput>,
  locale: LocaleCode,
): Promise<void> {
  const number = requireNumber(input);
  // A Firebase token is not requested with the password here, so the password is needed now.
  if (input.firebaseChannel) await assertOwner(db, session, input.password);
  await consumeNumberVerification(db, 'bind', number, { ...input, holder: session.memberId });
  await replaceContact(db, session, 'mobile', number, locale);
}

/** Stores a verified address or number, and notifies the one it replaces. */
async function replaceContact(
  db: Db,
  session: SiteSession,
  kind: ContactKind,
  value: string,
  locale: LocaleCode,
): Promise<void> {
  const { memberId, account } = session;
  await inTransaction(db, async (tx) => {
    const before = await contactOf(tx, memberId, kind);
    await setContact(tx, memberId, kind, value, true);
    if (!before || contactLookup(kind, before.value).equals(contactLookup(kind, value))) return;
    // A reset link that was sent to the old address must not work any more.
    if (kind === 'email') await deleteResetLinks(tx, memberId);
    const envelope = { to: before.value, memberId, locale };
    if (kind === 'email')
      await sendMail(tx, { ...envelope, template: 'securityChanged', values: { account } });
    else await sendSms(tx, { ...envelope, template: 'securityChanged', values: { account } });
  });
}
