import { z } from 'zod';

const required = z.string('REQUIRED').trim().min(1, 'REQUIRED').max(255, 'INVALID');

/** Empty for a member without a login password; the command decides. */
const current = z.string('REQUIRED').trim().max(255, 'INVALID').default('');

/** POST /wps/member/password. */
export const passwordChange = z
  .object({ oldPassword: current, newPassword: required, confirmNewPassword: required })
  .refine((given) => given.newPassword === given.confirmNewPassword, {
    path: ['confirmNewPassword'],
    message: 'PASSWORD_MISMATCH',
  });

/** POST /wps/member/password/payment: `password` is the login password. */
export const paymentPasswordChange = z
  .object({ password: current, newPaymentPassword: required, confirmNewPaymentPassword: required })
  .refine((given) => given.newPaymentPassword === given.confirmNewPaymentPassword, {
    path: ['confirmNewPaymentPassword'],
    message: 'PASSWORD_MISMATCH',
  });
