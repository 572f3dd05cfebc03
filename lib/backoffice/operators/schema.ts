import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { passkeyAnswer, passkeyCreated } from '@/lib/identity/passkeys/schema';
import { PERMISSIONS } from '../constants';
import { id, reason } from '../schema';
import {
  MAX_NAME_LENGTH,
  MAX_PASSWORD_LENGTH,
  MAX_ROLE_DESCRIPTION_LENGTH,
  MAX_ROLE_NAME_LENGTH,
  OPERATOR_ACCOUNT,
  SECOND_FACTOR_CHOICES,
} from './constants';

const password = z.string('REQUIRED').min(1, 'REQUIRED').max(MAX_PASSWORD_LENGTH, 'INVALID');
/** The own password; empty shortly after a login. */
const ownPassword = z.string('REQUIRED').max(MAX_PASSWORD_LENGTH, 'INVALID').default('');
const token = z.string('REQUIRED').regex(/^[A-Za-z0-9_-]{32}$/, 'INVALID');
const permissions = z.array(z.enum(PERMISSIONS, 'INVALID'), 'INVALID').max(PERMISSIONS.length, 'INVALID');
const roles = z.array(id, 'REQUIRED').min(1, 'ROLE_REQUIRED').max(50, 'INVALID');
const locale = z.enum(LOCALE_CODES, 'INVALID');
const email = z
  .union([z.literal(''), z.email('PATTERN_EMAIL').max(254, 'INVALID')], 'PATTERN_EMAIL')
  .default('');

/** What a login answers: `factor` if a second factor must follow. */
export const loginOutput = z.object({
  next: z.enum(['done', 'factor']),
  ways: z.array(z.enum(['app', 'passkey', 'recovery'])),
});
export const loginCodeInput = z.object({
  code: z.string('REQUIRED').trim().min(1, 'REQUIRED').max(30, 'INVALID'),
});
export const loginPasskeyInput = z.object({
  response: passkeyAnswer.transform((value) => value as unknown as AuthenticationResponseJSON),
});

export const activationCheckInput = z.object({ token });
export const activationCheckOutput = z.object({
  account: z.string(),
  /** Empty for an invited operator. */
  name: z.string(),
  endsAt: z.string(),
});
export const activationInput = z.object({
  token,
  name: z.string('REQUIRED').trim().min(1, 'REQUIRED').max(MAX_NAME_LENGTH, 'INVALID'),
  password,
});

export const inviteInput = z.object({
  account: z
    .string('REQUIRED')
    .trim()
    .toLowerCase()
    .min(1, 'REQUIRED')
    .regex(OPERATOR_ACCOUNT, 'OPERATOR_ACCOUNT'),
  email,
  locale,
  roles,
  permissions: permissions.default([]),
});
/** An activation link, shown once. */
export const linkOutput = z.object({
  id: z.string(),
  account: z.string(),
  link: z.string(),
  endsAt: z.string(),
  /** Whether it is also sent by email. */
  isSent: z.boolean(),
});
export type LinkOutput = z.output<typeof linkOutput>;
export const operatorResetInput = z.object({ id, reason, email, locale });
export const operatorRolesInput = z.object({ id, roles, permissions: permissions.default([]) });
export const operatorStatusInput = z.object({
  id,
  reason,
  status: z.enum(['active', 'disabled'], 'INVALID'),
});
export const operatorReasonInput = z.object({ id, reason });
/** One session, or without `session` all of the operator. */
export const sessionsEndInput = z.object({ session: id.optional() });
export const operatorSessionsEndInput = sessionsEndInput.extend({ id });
export const sessionsEndOutput = z.object({ ended: z.number() });
export const secondFactorInput = z.object({ value: z.enum(SECOND_FACTOR_CHOICES, 'INVALID') });

const roleFields = {
  name: z.string('REQUIRED').trim().min(1, 'REQUIRED').max(MAX_ROLE_NAME_LENGTH, 'INVALID'),
  description: z.string('INVALID').trim().max(MAX_ROLE_DESCRIPTION_LENGTH, 'INVALID').default(''),
  permissions,
};
export const newRoleInput = z.object(roleFields);
/** The name and description of a shipped role are ignored. */
export const roleInput = newRoleInput.extend({
  id,
  name: z.string('REQUIRED').trim().max(MAX_ROLE_NAME_LENGTH, 'INVALID').default(''),
  version: z.number('INVALID').int('INVALID').min(1, 'INVALID'),
});
export const roleOutput = z.object({ id: z.string(), version: z.number() });

export const ownPasswordInput = z.object({ oldPassword: password, newPassword: password });
export const ownPasswordConfirmInput = z.object({ password: ownPassword });
export const totpOfferOutput = z.object({ secret: z.string(), uri: z.string(), qr: z.string() });
export const totpCodeInput = loginCodeInput;
/** The codes are returned with the first factor only; empty later. */
export const recoveryCodesOutput = z.object({ recoveryCodes: z.array(z.string()) });
export const newPasskeyInput = z.object({
  response: passkeyCreated.transform((value) => value as unknown as RegistrationResponseJSON),
  name: z.string('REQUIRED').trim().min(1, 'REQUIRED').max(60, 'INVALID'),
});
export const passkeyRemoveInput = z.object({ id, password: ownPassword });
