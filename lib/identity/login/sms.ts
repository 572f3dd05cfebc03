import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/platform/errors';
import { smsNotAllowed } from '../codes/errors';
import { memberByContact } from '../contacts/queries';
import { requireNumber } from '../mobile/commands';
import { consumeNumberVerification } from '../mobile/verification';
import { siteFlag } from '../settings/queries';
import { createLimit } from '../throttle/limit';
import type { Origin, SiteSession } from '../types';
import { assertMayLogIn, createLoginSession, type LoggedIn } from './commands';
import type { LoginInput } from './schema';

// A code allows five tries. These limit a browser or address that guesses the codes of many numbers.
const devices = createLimit('sms-login-device', 30, 900);
const addresses = createLimit('sms-login-ip', 60, 900);

/**
 * Logs in the verified owner of a mobile number by a code. Throws SMS_NOT_ALLOWED 403 if the site has no such login;
 * INVALID_INPUT with MOBILE_FORMAT on `username`; on `password` CODE_REQUIRED, CODE_WRONG, CODE_EXPIRED, also for numbers
 * without an account; NO_SUCH_MOBILE 404 only after a Firebase token has verified the number; and as assertMayLogIn. It does
 * not force a change of password (LOGIN-7).
 */
export async function logInBySms(
  db: Db,
  input: LoginInput,
  origin: Origin,
  previousSession: SiteSession | undefined,
): Promise<LoggedIn> {
  if (!(await siteFlag(db, 'showVerCodeLogin', false))) throw smsNotAllowed();
  const given = { mobileNum: input.username, countryDialingCode: input.countryDialingCode ?? '' };
  const number = requireNumber(given, 'username');
  await Promise.all([devices.take(origin.deviceId), addresses.take(origin.ip)]);
  await consumeNumberVerification(
    db,
    'login',
    number,
    { ...input, verificationCode: input.password },
    'password',
  );
  const member = await memberByContact(db, 'mobile', number);
  if (!member) throw new AppError('NO_SUCH_MOBILE', 404);
  await Promise.all([devices.uncount(origin.deviceId), addresses.uncount(origin.ip)]);
  assertMayLogIn(member, input.audience);
  return createLoginSession(db, member, origin, { remember: input.remember, previousSession });
}
