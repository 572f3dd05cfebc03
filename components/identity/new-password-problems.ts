import type { FieldError } from '@/lib/platform/errors';

/** Checks that a new password and its confirmation are present and equal. The server checks the rule and the blocklist. */
export function newPasswordProblems(values: {
  newPassword: string;
  confirmNewPassword: string;
}): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {};
  if (values.newPassword.trim() === '') errors.newPassword = { code: 'REQUIRED' };
  if (values.confirmNewPassword.trim() === '') errors.confirmNewPassword = { code: 'REQUIRED' };
  else if (values.confirmNewPassword !== values.newPassword)
    errors.confirmNewPassword = { code: 'PASSWORD_MISMATCH' };
  return errors;
}
