import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/platform/errors';
import { smsNotAllowed } from '../codes/errors';
import { memberByContact } from '../contacts/queries';
import { demandNumber } from '../mobile/commands';
import { proveNumber } from '../mobile/proof';
import { siteFlag } from '../settings/queries';
import { createLimit } from '../throttle/limit';
import type { Origin, SiteSession } from '../types';
import { demandWelcome, openFor, type LoggedIn } from './commands';
import type { LoginInput } from './schema';

// A code dies at its fifth wrong guess; these keep one browser or address from guessing at many numbers' codes.
const devices = createLimit('sms-login-device', 30, 900);
const addresses = createLimit('sms-login-ip', 60, 900);

/**
 * Logs in the proven owner of a mobile number by a code. Throws SMS_NOT_ALLOWED 403 where the site has no such login;
 * INVALID_INPUT with MOBILE_FORMAT on `username`; on `password` CODE_REQUIRED, CODE_WRONG, CODE_EXPIRED, the same for
 * numbers without an account; NO_SUCH_MOBILE 404 only to who has proven the number elsewhere (Firebase); and as logIn
 * where the account is of the other kind or closed. No change of password is forced (product.md §4).
 */
export async function logInBySms(
  db: Db,
  input: LoginInput,
  origin: Origin,
  before: SiteSession | undefined,
): Promise<LoggedIn> {
  if (!(await siteFlag(db, 'showVerCodeLogin', false))) throw smsNotAllowed();
  const given = { mobileNum: input.username, countryDialingCode: input.countryDialingCode ?? '' };
  const number = demandNumber(given, 'username');
  await Promise.all([devices.take(origin.deviceId), addresses.take(origin.ip)]);
  await proveNumber(db, 'login', number, { ...input, verificationCode: input.password }, 'password');
  const member = await memberByContact(db, 'mobile', number);
  if (!member) throw new AppError('NO_SUCH_MOBILE', 404);
  await Promise.all([devices.giveBack(origin.deviceId), addresses.giveBack(origin.ip)]);
  demandWelcome(member, input.audience);
  return openFor(db, member, origin, { remember: input.remember, before });
}
