import { z } from 'zod';
import { REGISTRATION_FIELDS, type RegistrationField } from '../member-fields';
import { countryDialingCode } from '../mobile/schema';
import { normaliseNumber } from '../mobile/normalise';

const text = z.string('INVALID').trim().max(255, 'INVALID').optional();

const texts = Object.fromEntries(REGISTRATION_FIELDS.map((field) => [field, text])) as Record<
  RegistrationField,
  typeof text
>;

/** PUT /wps/member/register and /wps/member/register/mobile. The rules of each field are settings of the site (rules.ts). */
export const registrationInput = z.object({
  ...texts,
  mobileNum: z.string('INVALID').max(40, 'INVALID').transform(normaliseNumber).optional(),
  countryDialingCode: countryDialingCode.optional(),
  /** If present, the Firebase token verifies the number. */
  firebaseChannel: z.literal('sms', 'INVALID').optional(),
  firebaseIdToken: z.string('INVALID').max(4_096, 'INVALID').optional(),
  /** The host of the address that the visitor opened; an agent's own domain names the agent (registration/affiliates.ts). */
  domain: z.string('INVALID').trim().max(253, 'INVALID').optional(),
  terms: z.boolean('TERMS').default(false),
  age: z.boolean('AGE').default(false),
});

export type RegistrationInput = z.output<typeof registrationInput>;

/** GET /wps/system/setting/register, one entry. */
export const fieldRule = z.object({
  field: z.string(),
  enabled: z.boolean(),
  required: z.boolean(),
  acceptedPattern: z.string(),
  minLength: z.number(),
  maxLength: z.number(),
  patternId: z.string(),
});

/** GET /wps/agent/affiliate: a code, or the host of the address that the visitor opened. */
export const affiliateInput = z.object({
  code: z.string('INVALID').trim().max(64, 'INVALID').optional(),
  domain: z.string('INVALID').trim().max(253, 'INVALID').optional(),
});

export const affiliateValue = z.object({ valid: z.boolean(), affiliateCode: z.string().nullable() });
