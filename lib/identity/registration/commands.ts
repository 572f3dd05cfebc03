import { createNotice } from '@/lib/notices/commands';
import { randomInt } from 'node:crypto';
import { inTransaction, type Db, type Tx } from '@/lib/db/client';
import { badInput, type FieldError } from '@/lib/platform/errors';
import { smsNotAllowed } from '../codes/errors';
import { createMember } from '../commands';
import { setContact } from '../contacts/commands';
import { memberByContact } from '../contacts/queries';
import { affiliateCodeUnknown, contactTaken } from '../errors';
import { memberField } from '../member-fields';
import { consumeHumanCheck } from '../human/commands';
import { createLoginSession, type LoggedIn } from '../login/commands';
import { TRIAL_TYPE } from '../account-types';
import { insertReferral } from '../referrals';
import { insertLink } from '../social/links';
import type { SocialIdentity } from '../social/types';
import { assertRegistrationCountry } from '../mobile/commands';
import { consumeNumberVerification } from '../mobile/verification';
import { toE164 } from '../mobile/rules';
import { isCommonPassword } from '../passwords/common';
import { isDefaultPassword } from '../passwords/default';
import { containsAccount } from '../passwords/rules';
import { memberById, memberByReferralCode } from '../queries';
import { createLimit } from '../throttle/limit';
import type { Origin, SiteSession } from '../types';
import { affiliateByCode, affiliateOf } from './affiliates';
import { insertLinkMember, type InvitationLink } from './links';
import { fieldRules, registrationSettings } from './queries';
import { checkRegistration, rulesFor, type FieldRule, type RegistrationMethod } from './rules';
import type { RegistrationInput } from './schema';

// Enough for a household or an office; mass registration would need many addresses.
const perAddress = createLimit('register-ip', 30, 3_600);
// Forms that fail later look up codes too, so this limit is higher; it still stops a person who tries codes.
const lookupsPerAddress = createLimit('register-lookup-ip', 120, 3_600);

/** A validated registration: the rules that apply, and the upline that it joins. */
interface ValidRegistration {
  input: RegistrationInput;
  rules: readonly FieldRule[];
  /** In E.164, if the form has the field and it is filled in. */
  number: string | undefined;
  uplineId: bigint | undefined;
  /** The link by which the visitor registers: it says what the new member becomes. */
  link: InvitationLink | undefined;
  /** The member whose code was typed; a relation of its own, not an agent's line. */
  referrerId: bigint | undefined;
}

/**
 * Registers a member by username and logs them in. Disabled fields are ignored. Throws INVALID_INPUT with one code per
 * field, AFFILIATE_CODE 400, USERNAME_TAKEN 409, TOO_MANY_REQUESTS 429; if the captcha field is enabled,
 * CAPTCHA_REQUIRED or CAPTCHA_WRONG 400.
 */
export async function register(
  db: Db,
  input: RegistrationInput,
  origin: Origin,
  previousSession: SiteSession | undefined,
): Promise<LoggedIn> {
  const registration = await validateRegistration(db, 'username', input, origin);
  return createAndLogIn(db, registration, input.username!, origin, previousSession);
}

/**
 * Registers a member by mobile number under a generated account name and logs them in. If the site verifies numbers, it
 * needs a code or a Firebase token. Throws as `register`, SMS_NOT_ALLOWED 403 if the site has no mobile registration, on
 * `verificationCode` CODE_REQUIRED, CODE_WRONG, CODE_EXPIRED, and MOBILE_TAKEN 409 only after the number is verified.
 */
export async function registerByMobile(
  db: Db,
  input: RegistrationInput,
  origin: Origin,
  previousSession: SiteSession | undefined,
): Promise<LoggedIn> {
  const { mobile, smsVerification } = await registrationSettings(db);
  if (!mobile) throw smsNotAllowed();
  const registration = await validateRegistration(db, 'mobile', input, origin);
  const number = registration.number!;
  if (smsVerification) {
    await consumeNumberVerification(db, 'register', number, input);
    if (await memberByContact(db, 'mobile', number)) throw contactTaken('mobile');
  }
  return createAndLogIn(db, registration, generateAccountName(), origin, previousSession, {
    number: smsVerification,
  });
}

/**
 * Registers a member by a social account, linked to it, under a generated account name and without a password, and logs
 * them in. Throws as `register` except for the username, and SOCIAL_TAKEN 409 if the social account is linked to a member.
 */
export async function registerBySocial(
  db: Db,
  input: RegistrationInput,
  social: SocialIdentity,
  origin: Origin,
  previousSession: SiteSession | undefined,
): Promise<LoggedIn> {
  const registration = await validateRegistration(db, 'social', input, origin);
  return createAndLogIn(db, registration, generateAccountName(), origin, previousSession, { social });
}

/** Validates everything before a code is used: fields, invitation, human check, rate limits. */
async function validateRegistration(
  db: Db,
  method: RegistrationMethod,
  input: RegistrationInput,
  origin: Origin,
): Promise<ValidRegistration> {
  const settings = await registrationSettings(db);
  const rules = rulesFor(method, await fieldRules(db), settings).filter((rule) => rule.enabled);
  const isFieldEnabled = (field: string) => rules.some((rule) => rule.field === field);
  // A Firebase token replaces the code; its verification reports what is missing.
  const shown = input.firebaseChannel ? rules.filter((rule) => rule.field !== 'verificationCode') : rules;
  const errors = {
    ...(isFieldEnabled('password') ? await passwordErrors(db, input) : {}),
    ...checkRegistration(shown, input),
  };
  const number = isFieldEnabled('mobileNum') ? numberOf(input, errors) : undefined;
  if (Object.keys(errors).length > 0) throw badInput(errors);
  if (number) await assertRegistrationCountry(db, number);
  await lookupsPerAddress.take(origin.ip);
  const invited = isFieldEnabled('referralCode') ? input.referralCode : undefined;
  const inviter = invited ? await memberByReferralCode(db, invited) : undefined;
  // The code of an agent, or of an agent's link.
  const agent = invited ? await affiliateByCode(db, invited) : undefined;
  // A trial player's code invites nobody.
  if (invited && !agent && (!inviter || inviter.type === TRIAL_TYPE))
    throw badInput({ referralCode: { code: 'REFERRAL_CODE' } });
  const affiliate = isFieldEnabled('affiliateCode') ? await affiliateOf(db, input) : undefined;
  if (isFieldEnabled('affiliateCode') && input.affiliateCode && !affiliate) throw affiliateCodeUnknown();
  if (isFieldEnabled('captcha')) await consumeHumanCheck(db, input, origin, 'register');
  await perAddress.take(origin.ip);
  // An agent's code puts the new member below the agent, before the agent of the domain, because the visitor typed it on purpose. A
  // member's code makes a friend, and nobody's downline.
  return {
    input,
    rules,
    number,
    uplineId: (agent ?? affiliate)?.id,
    link: (agent ?? affiliate)?.link,
    referrerId: agent ? undefined : inviter?.id,
  };
}

function numberOf(input: RegistrationInput, errors: Record<string, FieldError>): string | undefined {
  if (!input.mobileNum) return undefined;
  const number = input.countryDialingCode && toE164(input.countryDialingCode, input.mobileNum);
  if (!number) errors.mobileNum ??= { code: 'MOBILE_FORMAT' };
  return number;
}

async function createAndLogIn(
  db: Db,
  { input, rules, number, uplineId, link, referrerId }: ValidRegistration,
  account: string,
  origin: Origin,
  previousSession: SiteSession | undefined,
  verified: { number?: boolean; social?: SocialIdentity } = {},
): Promise<LoggedIn> {
  const isFieldEnabled = (field: string) => rules.some((rule) => rule.field === field);
  const member = await inTransaction(db, async (tx) => {
    const { id } = await createMember(tx, {
      account,
      password: isFieldEnabled('password') ? input.password : undefined,
      paymentPassword: isFieldEnabled('paymentPassword') ? input.paymentPassword : undefined,
      uplineId,
      ...(link && { type: link.type }),
      country: origin.country,
      profile: profileOf(rules, input),
    });
    if (link) await insertLinkMember(tx, link, id);
    if (referrerId !== undefined) await insertReferral(tx, id, referrerId);
    if (number) await setContact(tx, id, 'mobile', number, verified.number === true);
    const email = isFieldEnabled('email') ? input.email : undefined;
    if (verified.social) await insertLink(tx, id, verified.social);
    await storeEmail(tx, id, email, verified.social);
    await createNotice(tx, id, 'welcome', { account });
    return memberById(tx, id);
  });
  return createLoginSession(db, member!, origin, { remember: false, previousSession });
}

/**
 * Stores the typed address, else the verified one of the social account. It counts as verified if the social account
 * verified it and no other member has. An address of another member is stored unverified, and only if it was typed.
 */
async function storeEmail(
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
  return username && containsAccount(password, username) ? { password: { code: 'PASSWORD_HOLDS_NAME' } } : {};
}

function profileOf(rules: readonly FieldRule[], input: RegistrationInput): Record<string, string> {
  const profile: Record<string, string> = {};
  for (const { field } of rules) {
    const value = (input as Record<string, unknown>)[field];
    if (memberField(field)?.kind === 'profile' && typeof value === 'string' && value) profile[field] = value;
  }
  return profile;
}

// A generated name, because the number itself would appear in every list and log. 31^9 = 2.6 * 10^13 names.
const NAME_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

function generateAccountName(): string {
  const drawn = Array.from({ length: 9 }, () => NAME_ALPHABET[randomInt(NAME_ALPHABET.length)]);
  return `m${drawn.join('')}`;
}
