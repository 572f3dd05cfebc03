import type { FieldRule } from '@/lib/identity/registration/rules';

/** Returns the rows of the form: the enabled fields except the captcha, with the confirmation after the password. */
export function formRows(rules: readonly FieldRule[]): FieldRule[] {
  return rules
    .filter((rule) => rule.enabled && rule.field !== 'captcha')
    .flatMap((rule) => (rule.field === 'password' ? [rule, { ...rule, field: 'confirmPassword' }] : [rule]));
}
