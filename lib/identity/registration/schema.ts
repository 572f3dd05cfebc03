import { z } from 'zod';

const text = z.string('INVALID').trim().max(255, 'INVALID').optional();

/** The text fields that registration may ask for (product.md §3); which it does is a setting per field. */
export const REGISTRATION_FIELDS = [
  'username',
  'password',
  'confirmPassword',
  'payeeName',
  'email',
  'qqNum',
  'mobileNum',
  'recommenderId',
  'captcha',
  'captchaId',
  'paymentPassword',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'referralCode',
] as const;

type TextField = (typeof REGISTRATION_FIELDS)[number];

const texts = Object.fromEntries(REGISTRATION_FIELDS.map((field) => [field, text])) as Record<
  TextField,
  typeof text
>;

/** PUT /wps/member/register. What each field must look like is the site's rules' business (rules.ts). */
export const registrationInput = z.object({
  ...texts,
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
