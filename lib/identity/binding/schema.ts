import { z } from 'zod';
import { countryDialingCode, mobileNum } from '../mobile/schema';
import { EMAIL } from '../registration/patterns';

const password = z.string('REQUIRED').trim().max(255, 'INVALID').default('');
const email = z
  .string('REQUIRED')
  .trim()
  .min(1, 'REQUIRED')
  .max(254, 'INVALID')
  .regex(EMAIL, 'PATTERN_EMAIL');
const verificationCode = z.string('INVALID').max(255, 'INVALID').optional();

/** POST /wps/member/info/email: `password` is the login password; members without one leave it out. */
export const emailBindInput = z.object({ email, password });

/** POST /wps/member/info/email/verification. */
export const emailVerificationInput = z.object({ email, verificationCode });

/** POST /wps/member/info/mobile. */
export const mobileBindInput = z.object({ mobileNum, countryDialingCode, password });

/** POST /wps/member/info/mobile/verification: our code, or a Firebase phone token and the login password. */
export const mobileVerificationInput = z.object({
  mobileNum,
  countryDialingCode,
  verificationCode,
  firebaseChannel: z.literal('sms', 'INVALID').optional(),
  firebaseIdToken: z.string('INVALID').max(4_096, 'INVALID').optional(),
  password,
});
