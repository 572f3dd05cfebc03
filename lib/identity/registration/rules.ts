// The form in the browser runs these rules too, so this file imports nothing of the server.
import { memberField, type ValueRule } from '../member-fields';
import { isGuessableNumber } from '../passwords/rules';
import type { FieldError } from '@/lib/platform/errors';

/** The rule of one registration field, as in GET /wps/system/setting/register. */
export interface FieldRule extends ValueRule {
  field: string;
  enabled: boolean;
  required: boolean;
}

const compiled = new Map<string, RegExp | undefined>();

// An invalid pattern of the operator must not break registration: only the lengths are checked then.
function expression(pattern: string): RegExp | undefined {
  if (!compiled.has(pattern)) {
    try {
      compiled.set(pattern, pattern === '*' ? undefined : new RegExp(pattern, 'u'));
    } catch {
      compiled.set(pattern, undefined);
    }
  }
  return compiled.get(pattern);
}

/** Returns the lengths for a message: one number if they are equal (REG-4). */
function lengths({ minLength, maxLength }: FieldRule) {
  const range = minLength === maxLength ? String(minLength) : `${minLength}–${maxLength}`;
  return { min: minLength, max: maxLength, range };
}

/**
 * Checks one value by its rule. Returns the error, or undefined. Lengths are counted in code points after NFC and checked
 * before the pattern.
 */
export function checkField(rule: FieldRule, value: string): FieldError | undefined {
  const text = value.normalize('NFC').trim();
  if (text === '') return rule.required ? { code: 'REQUIRED' } : undefined;
  const length = [...text].length;
  const fits = length >= rule.minLength && length <= rule.maxLength;
  if (fits && (expression(rule.acceptedPattern)?.test(text) ?? true)) return undefined;
  return { code: `PATTERN_${rule.patternId}`, values: lengths(rule) };
}

/** By username, by mobile number, or by a social account (Google, Facebook). */
export type RegistrationMethod = 'username' | 'mobile' | 'social';

/** The registration methods of the site. */
export interface RegistrationSettings {
  /** Registration by mobile number. */
  mobile: boolean;
  /** The form shows it first. */
  mobileFirst: boolean;
  /** The number is verified by a code. */
  smsVerification: boolean;
  /** The form has a password too. */
  mobilePassword: boolean;
}

/**
 * Returns the settings from the white-label flags (REG-1). Mobile registration is off until an operator with an SMS
 * provider turns it on. Then, by default, numbers are verified and a password is required.
 */
export function toRegistrationSettings(flags: Readonly<Record<string, unknown>>): RegistrationSettings {
  const mobile = flags.mobileRegistration === true;
  const smsVerification = flags.smsVerification !== false;
  return {
    mobile,
    mobileFirst: mobile && flags.MOBILENUMREG3 === true,
    smsVerification,
    // Without a code and a password, the member could not log in again.
    mobilePassword: flags.mobilePasswordRegistration !== false || !smsVerification,
  };
}

/** Returns the site's rules for one registration method, in the form's order. */
export function rulesFor(
  method: RegistrationMethod,
  rules: readonly FieldRule[],
  settings: RegistrationSettings,
): FieldRule[] {
  if (method === 'username') return rules.filter((rule) => rule.field !== 'verificationCode');
  // The social account authenticates the member: no username, password or code.
  const vouchedFor = new Set(['username', 'password', 'verificationCode']);
  if (method === 'social') return rules.filter((rule) => !vouchedFor.has(rule.field));
  const requiredRule = (field: string) =>
    rules.filter((rule) => rule.field === field).map((rule) => ({ ...rule, enabled: true, required: true }));
  const own = new Set([
    'username',
    'mobileNum',
    'verificationCode',
    ...(settings.mobilePassword ? [] : ['password']),
  ]);
  return [
    ...requiredRule('mobileNum'),
    ...(settings.smsVerification ? requiredRule('verificationCode') : []),
    ...rules.filter((rule) => !own.has(rule.field)),
  ];
}

/** The values of a registration form: the fields of the rules by name, and the three that every form has. */
export type RegistrationForm = Readonly<Record<string, string | boolean | undefined>>;

const text = (form: RegistrationForm, field: string) => {
  const value = form[field];
  return typeof value === 'string' ? value : '';
};

function toFieldCode(field: string, error: FieldError): FieldError {
  const own = memberField(field)?.registration?.errors;
  return own ? { code: error.code === 'REQUIRED' ? own.missing : own.wrong } : error;
}

/**
 * Returns the errors of a registration by field; empty if it is valid. A payment password is required whenever the form
 * has it (REG-6), and terms and age must be confirmed (REG-8).
 */
export function checkRegistration(
  rules: readonly FieldRule[],
  form: RegistrationForm,
): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {};
  for (const rule of rules) {
    if (!rule.enabled || memberField(rule.field)?.registration?.serverOnly) continue;
    const required = rule.required || rule.field === 'paymentPassword';
    const error = checkField({ ...rule, required }, text(form, rule.field));
    if (error) errors[rule.field] = toFieldCode(rule.field, error);
    else if (rule.field === 'paymentPassword' && isGuessableNumber(text(form, rule.field)))
      errors[rule.field] = { code: 'PAYMENT_PASSWORD_WEAK' };
  }
  if (rules.some((rule) => rule.field === 'password' && rule.enabled)) {
    if (text(form, 'confirmPassword') === '') errors.confirmPassword = { code: 'REQUIRED' };
    else if (text(form, 'confirmPassword') !== text(form, 'password')) {
      errors.confirmPassword = { code: 'PASSWORD_MISMATCH' };
    }
  }
  if (form.age !== true) errors.age = { code: 'AGE' };
  if (form.terms !== true) errors.terms = { code: 'TERMS' };
  return errors;
}
