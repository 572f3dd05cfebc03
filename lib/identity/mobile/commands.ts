import type { Db } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { badInput } from '@/lib/platform/errors';
import { sendCode } from '../codes/commands';
import { smsNotAllowed } from '../codes/errors';
import { memberByContact } from '../contacts/queries';
import { provedHuman } from '../human/commands';
import { registrationSettings } from '../registration/queries';
import { siteFlag } from '../settings/queries';
import type { Origin } from '../types';
import { toE164 } from './rules';
import type { LoginSmsInput, SmsInput } from './schema';

/** The number in E.164. Throws INVALID_INPUT with MOBILE_FORMAT on `field` where it is none. */
export function demandNumber(
  given: { mobileNum: string; countryDialingCode: string },
  field = 'mobileNum',
): string {
  const number = toE164(given.countryDialingCode, given.mobileNum);
  if (!number) throw badInput({ [field]: { code: 'MOBILE_FORMAT' } });
  return number;
}

/**
 * Sends a code to log in with, or to set a new password with, to the number's proven owner. A number that nobody has
 * proven gets the same answer after the same work, and no SMS (trust.md X6). Throws SMS_NOT_ALLOWED 403 where the site
 * has no login by code, INVALID_INPUT, CAPTCHA_REQUIRED or CAPTCHA_WRONG 400, and as sendCode.
 */
export async function askLoginCode(
  db: Db,
  input: LoginSmsInput,
  origin: Origin,
  locale: LocaleCode,
): Promise<{ expiredMinutes: number }> {
  if (input.purpose === 'login' && !(await siteFlag(db, 'showVerCodeLogin', false))) throw smsNotAllowed();
  const to = demandNumber(input);
  await provedHuman(db, input, origin, 'sms');
  const member = await memberByContact(db, 'mobile', to);
  const mute = member?.status !== 'active';
  return sendCode(db, { purpose: input.purpose, to, origin, locale, member, mute });
}

/**
 * Sends a code to register with. Where the number has an account already, its owner is told so instead, and whoever
 * asked learns nothing. Throws as askLoginCode; SMS_NOT_ALLOWED where mobile registration or its SMS is off.
 */
export async function askRegistrationCode(
  db: Db,
  input: SmsInput,
  origin: Origin,
  locale: LocaleCode,
): Promise<{ expiredMinutes: number }> {
  const { mobile, smsVerification } = await registrationSettings(db);
  if (!mobile || !smsVerification) throw smsNotAllowed();
  const to = demandNumber(input);
  await provedHuman(db, input, origin, 'sms');
  const member = await memberByContact(db, 'mobile', to);
  const instead = member ? ('alreadyRegistered' as const) : undefined;
  return sendCode(db, { purpose: 'register', to, origin, locale, member, ...(instead ? { instead } : {}) });
}
