import type { Db } from '@/lib/db/client';
import { AppError, badInput, type FieldError } from '@/lib/platform/errors';
import { solveCaptcha } from '../captcha/commands';
import { createMember } from '../commands';
import { openFor, type LoggedIn } from '../login/commands';
import { isCommonPassword } from '../passwords/common';
import { holdsAccount } from '../passwords/rules';
import { memberById, memberByReferralCode } from '../queries';
import { createLimit } from '../throttle/limit';
import type { Origin, SiteSession } from '../types';
import { fieldRules } from './queries';
import { checkRegistration, type FieldRule } from './rules';
import type { RegistrationInput } from './schema';

// Enough for a household or an office; a machine that makes accounts needs more addresses than this is worth.
const perAddress = createLimit('register-ip', 30, 3_600);

/** Fields that have a column or a use of their own; every other enabled one is kept in the member's profile. */
const NOT_PROFILE = new Set(['username', 'password', 'paymentPassword', 'referralCode', 'captcha']);

/**
 * Registers a member by username and logs them in. Fields that the site has switched off are ignored, whatever
 * was sent. Throws INVALID_INPUT with one code per field, USERNAME_TAKEN 409, TOO_MANY_REQUESTS 429; with the
 * captcha field on, CAPTCHA_REQUIRED or CAPTCHA_WRONG 400.
 */
export async function register(
  db: Db,
  input: RegistrationInput,
  origin: Origin,
  before: SiteSession | undefined,
): Promise<LoggedIn> {
  const rules = (await fieldRules(db)).filter((rule) => rule.enabled);
  const asked = (field: string) => rules.some((rule) => rule.field === field);
  const errors = { ...passwordErrors(input), ...checkRegistration(rules, input) };
  const upline =
    asked('referralCode') && input.referralCode
      ? await memberByReferralCode(db, input.referralCode)
      : undefined;
  if (asked('referralCode') && input.referralCode && !upline)
    errors.referralCode ??= { code: 'REFERRAL_CODE' };
  if (Object.keys(errors).length > 0) throw badInput(errors);
  if (asked('captcha')) await demandCaptcha(db, input, origin);
  await perAddress.take(origin.ip);
  const created = await createMember(db, {
    account: input.username!,
    password: input.password,
    paymentPassword: asked('paymentPassword') ? input.paymentPassword : undefined,
    uplineId: upline?.id,
    profile: profileOf(rules, input),
  });
  const member = await memberById(db, created.id);
  return openFor(db, member!, origin, false, before);
}

function passwordErrors({ username = '', password = '' }: RegistrationInput): Record<string, FieldError> {
  if (isCommonPassword(password)) return { password: { code: 'PASSWORD_COMMON' } };
  return username && holdsAccount(password, username) ? { password: { code: 'PASSWORD_HOLDS_NAME' } } : {};
}

async function demandCaptcha(db: Db, input: RegistrationInput, origin: Origin): Promise<void> {
  if (await solveCaptcha(db, input.captchaId, input.captcha, origin.deviceId)) return;
  const code = input.captcha ? 'CAPTCHA_WRONG' : 'CAPTCHA_REQUIRED';
  throw new AppError(code, 400, { fields: { captcha: { code } }, extras: { captcha: true } });
}

function profileOf(rules: readonly FieldRule[], input: RegistrationInput): Record<string, string> {
  const profile: Record<string, string> = {};
  for (const { field } of rules) {
    const value = (input as Record<string, unknown>)[field];
    if (!NOT_PROFILE.has(field) && typeof value === 'string' && value) profile[field] = value;
  }
  return profile;
}
