import type { Db } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { badInput } from '@/lib/platform/errors';
import { sendCode } from '../codes/commands';
import { smsNotAllowed } from '../codes/errors';
import { memberByContact } from '../contacts/queries';
import { consumeHumanCheck } from '../human/commands';
import { registrationSettings } from '../registration/queries';
import { siteFlag } from '../settings/queries';
import type { Origin } from '../types';
import { isNumberOf } from './countries';
import { registrationCountries } from './queries';
import { toE164 } from './rules';
import type { LoginSmsInput, SmsInput } from './schema';

/** Returns the number in E.164. Throws INVALID_INPUT with MOBILE_FORMAT on `field`. */
export function requireNumber(
  given: { mobileNum: string; countryDialingCode: string },
  field = 'mobileNum',
): string {
  const number = toE164(given.countryDialingCode, given.mobileNum);
  if (!number) throw badInput({ [field]: { code: 'MOBILE_FORMAT' } });
  return number;
}

/** Throws INVALID_INPUT with DIALLING_CODE on `countryDialingCode` if numbers of this country may not register. */
export async function assertRegistrationCountry(db: Db, number: string): Promise<void> {
  if (!isNumberOf(number, await registrationCountries(db)))
    throw badInput({ countryDialingCode: { code: 'DIALLING_CODE' } });
}

/**
 * Sends a code to log in or to set a new password to a verified number. A number that nobody has verified gets the same
 * response after the same work, and no SMS (X6). Throws SMS_NOT_ALLOWED 403 if the site has no login by code,
 * INVALID_INPUT, CAPTCHA_REQUIRED or CAPTCHA_WRONG 400, and as sendCode.
 */
export async function sendLoginCode(
  db: Db,
  input: LoginSmsInput,
  origin: Origin,
  locale: LocaleCode,
): Promise<{ expiredMinutes: number }> {
  if (input.purpose === 'login' && !(await siteFlag(db, 'showVerCodeLogin', false))) throw smsNotAllowed();
  const to = requireNumber(input);
  await consumeHumanCheck(db, input, origin, 'sms');
  const member = await memberByContact(db, 'mobile', to);
  const suppressed = member?.status !== 'active';
  return sendCode(db, { purpose: input.purpose, to, origin, locale, member, suppressed });
}

/**
 * Sends a code to register with. If the number has an account, its owner gets a warning instead of the code, and the
 * response reveals nothing. Throws as sendLoginCode; SMS_NOT_ALLOWED if mobile registration or its SMS is off.
 */
export async function sendRegistrationCode(
  db: Db,
  input: SmsInput,
  origin: Origin,
  locale: LocaleCode,
): Promise<{ expiredMinutes: number }> {
  const { mobile, smsVerification } = await registrationSettings(db);
  if (!mobile || !smsVerification) throw smsNotAllowed();
  const to = requireNumber(input);
  await assertRegistrationCountry(db, to);
  await consumeHumanCheck(db, input, origin, 'sms');
  const member = await memberByContact(db, 'mobile', to);
  const instead = member ? ('alreadyRegistered' as const) : undefined;
  return sendCode(db, { purpose: 'register', to, origin, locale, member, ...(instead ? { instead } : {}) });
}
