import type { z } from 'zod';
import { inTransaction, type Db } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { sendCode, spendCode } from '../codes/commands';
import { setContact } from '../contacts/commands';
import { contactLookup, contactOf } from '../contacts/queries';
import type { ContactKind } from '../contacts/types';
import { demandNumber } from '../mobile/commands';
import { proveNumber } from '../mobile/proof';
import { sendMail, sendSms } from '../outgoing/commands';
import { demandOwner } from '../passwords/commands';
import { dropResetLinks } from '../recovery/commands';
import type { Origin, SiteSession } from '../types';
import type { emailBindInput, emailProofInput, mobileBindInput, mobileProofInput } from './schema';

interface Asked {
  expiredMinutes: number;
}

/**
 * Sends a code to the address that the member wants to bind. The login password comes first, because whoever holds the
 * address can set a new one. An address that somebody else has proven gets a code too: it says nothing to whoever asks,
 * and binding it is refused later (trust.md X6). Throws INVALID_INPUT on `password`, and as sendCode.
 */
export async function askEmailCode(
  db: Db,
  session: SiteSession,
  input: z.output<typeof emailBindInput>,
  origin: Origin,
  locale: LocaleCode,
): Promise<Asked> {
  await demandOwner(db, session, input.password);
  const member = { id: session.memberId, account: session.account };
  return sendCode(db, { purpose: 'emailBind', to: input.email, origin, locale, member, holder: member.id });
}

/**
 * Binds the address that the code was sent to, on this member's own demand: a code that another account asked for would
 * let a borrowed session bind the borrower's address without the password. Throws as spendCode, EMAIL_TAKEN 409.
 */
export async function bindEmail(
  db: Db,
  session: SiteSession,
  input: z.output<typeof emailProofInput>,
  locale: LocaleCode,
): Promise<void> {
  const { email: to, verificationCode: code } = input;
  await spendCode(db, { purpose: 'emailBind', to, code, holder: session.memberId });
  await bind(db, session, 'email', input.email, locale);
}

/** As askEmailCode, by SMS to the number the member wants to bind. */
export async function askMobileCode(
  db: Db,
  session: SiteSession,
  input: z.output<typeof mobileBindInput>,
  origin: Origin,
  locale: LocaleCode,
): Promise<Asked> {
  const to = demandNumber(input);
  await demandOwner(db, session, input.password);
  const member = { id: session.memberId, account: session.account };
  return sendCode(db, { purpose: 'bind', to, origin, locale, member, holder: member.id });
}

/** Binds the number that was proven. Throws as proveNumber, INVALID_INPUT on `password` beside a Firebase token, MOBILE_TAKEN 409. */
export async function bindMobile(
  db: Db,
  session: SiteSession,
  input: z.output<typeof mobileProofInput>,
  locale: LocaleCode,
): Promise<void> {
  const number = demandNumber(input);
  // Firebase's token was asked for by nobody here: the owner proves themself beside it.
  if (input.firebaseChannel) await demandOwner(db, session, input.password);
  await proveNumber(db, 'bind', number, { ...input, holder: session.memberId });
  await bind(db, session, 'mobile', number, locale);
}

/** Writes what is proven; whoever had the account under the old address or number is told there. */
async function bind(
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
    // A link that went to the old address would still open the account to whoever reads there.
    if (kind === 'email') await dropResetLinks(tx, memberId);
    const envelope = { to: before.value, memberId, locale };
    if (kind === 'email')
      await sendMail(tx, { ...envelope, template: 'securityChanged', values: { account } });
    else await sendSms(tx, { ...envelope, template: 'securityChanged', values: { account } });
  });
}
