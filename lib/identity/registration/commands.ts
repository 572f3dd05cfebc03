import { randomInt } from 'node:crypto';
import { inTransaction, type Db, type Tx } from '@/lib/db/client';
import { badInput, type FieldError } from '@/lib/platform/errors';
import { smsNotAllowed } from '../codes/errors';
import { createMember } from '../commands';
import { setContact } from '../contacts/commands';
import { memberByContact } from '../contacts/queries';
import { affiliateCodeWrong, contactTaken } from '../errors';
import { provedHuman } from '../human/commands';
import { openFor, type LoggedIn } from '../login/commands';
import { insertLink } from '../social/links';
import type { SocialIdentity } from '../social/types';
import { proveNumber } from '../mobile/proof';
import { toE164 } from '../mobile/rules';
import { isCommonPassword } from '../passwords/common';
import { isDefaultPassword } from '../passwords/default';
import { holdsAccount } from '../passwords/rules';
import { memberById, memberByReferralCode } from '../queries';
import { createLimit } from '../throttle/limit';
import type { Origin, SiteSession } from '../types';
import { affiliateOf } from './affiliates';
import { fieldRules, registrationSettings } from './queries';
import { checkRegistration, rulesFor, type FieldRule, type RegistrationMethod } from './rules';
import type { RegistrationInput } from './schema';

// Enough for a household or an office; a machine that makes accounts needs more addresses than this is worth.
const perAddress = createLimit('register-ip', 30, 3_600);
// Codes are looked up for a form that is not sent in the end, too: more of these, but not for who tries codes.
const lookupsPerAddress = createLimit('register-lookup-ip', 120, 3_600);

/** Fields that have a place or a use of their own; every other enabled one is kept in the member's profile, sealed. */
const NOT_PROFILE = new Set([
  'username',
  'password',
  'paymentPassword',
  'referralCode',
  'affiliateCode',
  'captcha',
  'verificationCode',
  'mobileNum',
  'email',
]);

/** A registration that has been judged: what of it counts, and whose line it joins. */
interface Judged {
  input: RegistrationInput;
  rules: readonly FieldRule[];
  /** In E.164, where one was asked for and given. */
  number: string | undefined;
  uplineId: bigint | undefined;
}

/**
 * Registers a member by username and logs them in. Fields that the site has switched off are ignored, whatever
 * was sent. Throws INVALID_INPUT with one code per field, AFFILIATE_CODE 400, USERNAME_TAKEN 409, TOO_MANY_REQUESTS 429;
 * with the captcha field on, CAPTCHA_REQUIRED or CAPTCHA_WRONG 400.
 */
export async function register(
  db: Db,
  input: RegistrationInput,
  origin: Origin,
  before: SiteSession | undefined,
): Promise<LoggedIn> {
  const judged = await judge(db, 'username', input, origin);
  return admit(db, judged, input.username!, origin, before);
}

/**
 * Registers a member by mobile number, proven by a code or a Firebase token where the site verifies numbers, under an
 * account name of our making, and logs them in. Throws as `register`, SMS_NOT_ALLOWED 403 where the site has no mobile
 * registration, and on `verificationCode` CODE_REQUIRED, CODE_WRONG, CODE_EXPIRED; MOBILE_TAKEN 409 only to who has
 * proven the number.
 */
export async function registerByMobile(
  db: Db,
  input: RegistrationInput,
  origin: Origin,
  before: SiteSession | undefined,
): Promise<LoggedIn> {
  const { mobile, smsVerification } = await registrationSettings(db);
  if (!mobile) throw smsNotAllowed();
  const judged = await judge(db, 'mobile', input, origin);
  const number = judged.number!;
  if (smsVerification) {
    await proveNumber(db, 'register', number, input);
    if (await memberByContact(db, 'mobile', number)) throw contactTaken('mobile');
  }
  return admit(db, judged, newAccountName(), origin, before, { number: smsVerification });
}

/**
 * Registers whoever an account elsewhere vouches for, linked to it, under an account name of our making and without a
 * password, and logs them in. Throws as `register`, but knows no name; SOCIAL_TAKEN 409 where the account elsewhere opens
 * a member's account already.
 */
export async function registerBySocial(
  db: Db,
  input: RegistrationInput,
  social: SocialIdentity,
  origin: Origin,
  before: SiteSession | undefined,
): Promise<LoggedIn> {
  const judged = await judge(db, 'social', input, origin);
  return admit(db, judged, newAccountName(), origin, before, { social });
}

/** Everything that is judged before a code is used up: fields, invitation, human, pace. */
async function judge(
  db: Db,
  method: RegistrationMethod,
  input: RegistrationInput,
  origin: Origin,
): Promise<Judged> {
  const settings = await registrationSettings(db);
  const rules = rulesFor(method, await fieldRules(db), settings).filter((rule) => rule.enabled);
  const asked = (field: string) => rules.some((rule) => rule.field === field);
  // A Firebase token stands for the code: what is missing is told by whoever judges the token.
  const shown = input.firebaseChannel ? rules.filter((rule) => rule.field !== 'verificationCode') : rules;
  const errors = {
    ...(asked('password') ? await passwordErrors(db, input) : {}),
    ...checkRegistration(shown, input),
  };
  const number = asked('mobileNum') ? numberOf(input, errors) : undefined;
  if (Object.keys(errors).length > 0) throw badInput(errors);
  await lookupsPerAddress.take(origin.ip);
  const invited = asked('referralCode') ? input.referralCode : undefined;
  const upline = invited ? await memberByReferralCode(db, invited) : undefined;
  if (invited && !upline) throw badInput({ referralCode: { code: 'REFERRAL_CODE' } });
  const affiliate = asked('affiliateCode') ? await affiliateOf(db, input) : undefined;
  if (asked('affiliateCode') && input.affiliateCode && !affiliate) throw affiliateCodeWrong();
  if (asked('captcha')) await provedHuman(db, input, origin, 'register');
  await perAddress.take(origin.ip);
  // Who invited by name comes before the agent whose page it happened on: a friend's code was typed on purpose.
  return { input, rules, number, uplineId: upline?.id ?? affiliate?.id };
}

function numberOf(input: RegistrationInput, errors: Record<string, FieldError>): string | undefined {
  if (!input.mobileNum) return undefined;
  const number = input.countryDialingCode && toE164(input.countryDialingCode, input.mobileNum);
  if (!number) errors.mobileNum ??= { code: 'MOBILE_FORMAT' };
  return number;
}

async function admit(
  db: Db,
  { input, rules, number, uplineId }: Judged,
  account: string,
  origin: Origin,
  before: SiteSession | undefined,
  proven: { number?: boolean; social?: SocialIdentity } = {},
): Promise<LoggedIn> {
  const asked = (field: string) => rules.some((rule) => rule.field === field);
  const member = await inTransaction(db, async (tx) => {
    const { id } = await createMember(tx, {
      account,
      password: asked('password') ? input.password : undefined,
      paymentPassword: asked('paymentPassword') ? input.paymentPassword : undefined,
      uplineId,
      profile: profileOf(rules, input),
    });
    if (number) await setContact(tx, id, 'mobile', number, proven.number === true);
    const email = asked('email') ? input.email : undefined;
    if (proven.social) await insertLink(tx, id, proven.social);
    await keepEmail(tx, id, email, proven.social);
    return memberById(tx, id);
  });
  return openFor(db, member!, origin, { remember: false, before });
}

/**
 * Keeps the address that was typed, and as proven the one that the account elsewhere vouches for. One that another member
 * has proven stays theirs: it is kept as a word only, where it was typed.
 */
async function keepEmail(
  tx: Tx,
  memberId: bigint,
  typed: string | undefined,
  social: SocialIdentity | undefined,
): Promise<void> {
  const email = typed || (social?.emailVerified ? social.email : undefined);
  if (!email) return;
  const vouched = social?.emailVerified === true && social.email?.toLowerCase() === email.toLowerCase();
  const isFree = vouched && !(await memberByContact(tx, 'email', email));
  if (isFree || typed) await setContact(tx, memberId, 'email', email, isFree);
}

async function passwordErrors(
  db: Db,
  { username = '', password = '' }: RegistrationInput,
): Promise<Record<string, FieldError>> {
  if (isCommonPassword(password) || (await isDefaultPassword(db, password)))
    return { password: { code: 'PASSWORD_COMMON' } };
  return username && holdsAccount(password, username) ? { password: { code: 'PASSWORD_HOLDS_NAME' } } : {};
}

function profileOf(rules: readonly FieldRule[], input: RegistrationInput): Record<string, string> {
  const profile: Record<string, string> = {};
  for (const { field } of rules) {
    const value = (input as Record<string, unknown>)[field];
    if (!NOT_PROFILE.has(field) && typeof value === 'string' && value) profile[field] = value;
  }
  return profile;
}

// The number itself would be in every list and log; the name is ours. 31^9: 2.6 * 10^13 of them.
const NAME_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

function newAccountName(): string {
  const drawn = Array.from({ length: 9 }, () => NAME_ALPHABET[randomInt(NAME_ALPHABET.length)]);
  return `m${drawn.join('')}`;
}
