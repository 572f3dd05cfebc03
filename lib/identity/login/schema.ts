import { z } from 'zod';
import { countryDialingCode } from '../mobile/schema';
import { humanCheck } from '../human/schema';

const required = z.string('REQUIRED').trim().min(1, 'REQUIRED').max(255, 'INVALID');

/**
 * POST /wps/session/login. All fields are trimmed. With `type` sms, `username` is the mobile number and `password` the
 * code (LOGIN-2), or a Firebase token replaces the code.
 */
export const loginInput = z
  .object({
    username: required,
    password: z.string('REQUIRED').trim().max(255, 'INVALID').optional(),
    type: z.enum(['username', 'sms'], 'INVALID').default('username'),
    countryDialingCode: countryDialingCode.optional(),
    firebaseChannel: z.literal('sms', 'INVALID').optional(),
    firebaseIdToken: z.string('INVALID').max(4_096, 'INVALID').optional(),
    ...humanCheck,
    remember: z.boolean('INVALID').default(false),
    audience: z.literal('agent', 'INVALID').optional(),
  })
  .superRefine((given, ctx) => {
    const refuse = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message });
    const byToken = given.type === 'sms' && given.firebaseChannel === 'sms';
    if (!given.password && !byToken) refuse('password', given.type === 'sms' ? 'CODE_REQUIRED' : 'REQUIRED');
    if (given.type === 'sms' && !given.countryDialingCode) refuse('countryDialingCode', 'DIALLING_CODE');
  })
  .transform((given) => ({ ...given, password: given.password ?? '' }));

export type LoginInput = z.output<typeof loginInput>;
