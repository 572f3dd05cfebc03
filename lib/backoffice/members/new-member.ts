import type { Tx } from '@/lib/db/client';
import { createMember, type CreatedMember } from '@/lib/identity/commands';
import { setContact } from '@/lib/identity/contacts/commands';
import { isAgentType } from '@/lib/identity/account-types';
import { internationalToE164 } from '@/lib/identity/mobile/rules';
import { NAME_FIELD } from '@/lib/identity/profile/vault';
import { memberById } from '@/lib/identity/queries';
import { checkField, type FieldRule } from '@/lib/identity/registration/rules';
import { createNotice } from '@/lib/notices/commands';
import type { FieldError } from '@/lib/platform/errors';
import { uplineUnknown } from './errors';
import { findMemberId } from './queries';

/** The fields of a new member, from a form or from a row of a list. Empty texts are left out. */
export interface NewMemberInput {
  account: string;
  kind: string;
  nickname: string;
  name: string;
  mobile: string;
  email: string;
  country: string;
  upline: string;
}

/** A new member that has passed the check. */
export interface ValidMember extends NewMemberInput {
  kind: 'member' | 'agent';
  /** In E.164, or ''. */
  mobile: string;
}

/** The wire's type of an agent who is created by an operator. */
const NEW_AGENT_TYPE = 1;
/** Control characters and halves of pairs: no name has them, and PostgreSQL stores no NUL. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/**
 * Checks a new member. The rule of the site's registration form applies to the account name; the other fields must have a valid format.
 * Returns the member, or the error of each field. Pure.
 */
export function checkNewMember(
  given: NewMemberInput,
  rules: readonly FieldRule[],
): { member: ValidMember; errors?: never } | { member?: never; errors: Record<string, FieldError> } {
  const errors: Record<string, FieldError> = {};
  const account = given.account.normalize('NFKC').trim();
  const rule = rules.find(({ field }) => field === 'username');
  const wrong = rule && checkField({ ...rule, required: true }, account);
  if (wrong) errors.account = wrong;
  const kind = given.kind === '' ? 'member' : given.kind;
  if (kind !== 'member' && kind !== 'agent') errors.kind = { code: 'INVALID' };
  const mobile = given.mobile === '' ? '' : internationalToE164(given.mobile);
  if (mobile === undefined) errors.mobile = { code: 'MOBILE_INTERNATIONAL' };
  if (given.email !== '' && (!EMAIL.test(given.email) || given.email.length > 254))
    errors.email = { code: 'PATTERN_EMAIL' };
  const country = given.country.toUpperCase();
  if (country !== '' && !/^[A-Z]{2}$/.test(country)) errors.country = { code: 'COUNTRY_CODE' };
  if ([...given.nickname].length > 24) errors.nickname = { code: 'INVALID' };
  if (given.name !== '' && ([...given.name].length < 2 || [...given.name].length > 100))
    errors.name = { code: 'INVALID' };
  for (const field of ['nickname', 'name', 'email'] as const)
    if (UNPRINTABLE.test(given[field])) errors[field] = { code: 'INVALID' };
  if (Object.keys(errors).length > 0) return { errors };
  return { member: { ...given, account, kind: kind as ValidMember['kind'], mobile: mobile!, country } };
}

/**
 * Creates a checked member in the given database transaction, with a one-time password or the hash of an unknown one. Throws
 * USERNAME_TAKEN 409, INVALID_INPUT on `upline`.
 */
export async function addMember(
  tx: Tx,
  member: ValidMember,
  by: { password: string } | { passwordHash: string },
): Promise<CreatedMember> {
  const { account, kind, nickname, name, mobile, email, country, upline } = member;
  const uplineId = upline === '' ? undefined : await findMemberId(tx, upline);
  const above = uplineId === undefined ? undefined : await memberById(tx, uplineId);
  if (upline !== '' && (!above || !isAgentType(above.type))) throw uplineUnknown();
  const created = await createMember(tx, {
    account,
    ...(nickname !== '' && { nickname }),
    ...by,
    type: kind === 'agent' ? NEW_AGENT_TYPE : 0,
    mustChangePassword: true,
    uplineId,
    ...(country !== '' && { country }),
    profile: name === '' ? {} : { [NAME_FIELD]: name },
  });
  if (mobile !== '') await setContact(tx, created.id, 'mobile', mobile, false);
  if (email !== '') await setContact(tx, created.id, 'email', email, false);
  await createNotice(tx, created.id, 'welcome', { account: created.account });
  return created;
}
