import { z } from 'zod';
import { countryDialingCode, mobileNum } from '../mobile/schema';
import { EMAIL } from '../registration/patterns';

const required = z.string('REQUIRED').trim().min(1, 'REQUIRED').max(255, 'INVALID');

/** POST /wps/member/password/email, a form: the account name and the address that is bound to it. */
export const resetLinkInput = z.object({
  username: required,
  email: required.max(254, 'INVALID').regex(EMAIL, 'PATTERN_EMAIL'),
});

/** POST /wps/member/password/reset: the token of the link, and the new password. */
export const resetInput = z
  .object({
    token: required.regex(/^[A-Za-z0-9_-]{16,128}$/, 'INVALID'),
    newPassword: required,
    confirmNewPassword: required,
  })
  .refine((given) => given.newPassword === given.confirmNewPassword, {
    path: ['confirmNewPassword'],
    message: 'PASSWORD_MISMATCH',
  });

/** POST /wps/member/password/verification: the number, the code sent to it, and the new password. */
export const phoneResetInput = z.object({
  mobileNum,
  countryDialingCode,
  verificationCode: z.string('INVALID').max(255, 'INVALID').optional(),
  newPassword: required,
  firebaseChannel: z.literal('sms', 'INVALID').optional(),
  firebaseIdToken: z.string('INVALID').max(4_096, 'INVALID').optional(),
});

export type ResetLinkInput = z.output<typeof resetLinkInput>;
export type ResetInput = z.output<typeof resetInput>;
export type PhoneResetInput = z.output<typeof phoneResetInput>;
