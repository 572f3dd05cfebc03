import { z } from 'zod';
import { humanCheck } from '../human/schema';
import { isDiallingCode } from './rules';
import { normaliseNumber } from './normalise';

/** Digits with or without a plus; one of GET /wps/system/countries. */
export const countryDialingCode = z
  .string('DIALLING_CODE')
  .trim()
  .max(8, 'DIALLING_CODE')
  .transform((code) => code.replace(/^\+/, ''))
  .refine(isDiallingCode, 'DIALLING_CODE');

/** A typed number, normalised. toE164 decides whether it is valid. */
export const mobileNum = z
  .string('MOBILE_REQUIRED')
  .max(40, 'MOBILE_FORMAT')
  .transform(normaliseNumber)
  .refine((plain) => plain !== '', 'MOBILE_REQUIRED');

/** POST /wps/verification/sms/register. */
export const smsInput = z.object({ mobileNum, countryDialingCode, ...humanCheck });

/** POST /wps/verification/sms/noLogin: a code to log in with, or to set a new password with. */
export const loginSmsInput = smsInput.extend({
  purpose: z.enum(['login', 'reset'], 'INVALID').default('login'),
});

export const smsValue = z.object({ expiredMinutes: z.number() });

export type SmsInput = z.output<typeof smsInput>;
export type LoginSmsInput = z.output<typeof loginSmsInput>;
