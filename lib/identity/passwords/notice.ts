import type { Db } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { contactOf } from '../contacts/queries';
import { sendMail, sendSms } from '../outgoing/commands';

/** Notifies the owner by email, else by SMS, that the password was changed (X5). */
export async function notifyPasswordChanged(
  tx: Db,
  member: { id: bigint; account: string },
  locale: LocaleCode,
): Promise<void> {
  const envelope = { memberId: member.id, locale, values: { account: member.account } };
  const email = await contactOf(tx, member.id, 'email');
  if (email) return sendMail(tx, { ...envelope, to: email.value, template: 'passwordChanged' });
  const mobile = await contactOf(tx, member.id, 'mobile');
  if (mobile) return sendSms(tx, { ...envelope, to: mobile.value, template: 'passwordChanged' });
}
