import { z } from 'zod';

const required = z.string('REQUIRED').trim().min(1, 'REQUIRED').max(255, 'INVALID');

/** POST /wps/member/password. */
export const passwordChange = z
  .object({ oldPassword: required, newPassword: required, confirmNewPassword: required })
  .refine((given) => given.newPassword === given.confirmNewPassword, {
    path: ['confirmNewPassword'],
    message: 'PASSWORD_MISMATCH',
  });

/** POST /wps/member/password/payment: `password` is the one for logging in. */
export const paymentPasswordChange = z
  .object({ password: required, newPaymentPassword: required, confirmNewPaymentPassword: required })
  .refine((given) => given.newPaymentPassword === given.confirmNewPaymentPassword, {
    path: ['confirmNewPaymentPassword'],
    message: 'PASSWORD_MISMATCH',
  });
