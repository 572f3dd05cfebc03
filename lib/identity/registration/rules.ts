// Run by the form in the browser and by the server alike, so this file imports nothing of the server.
import type { FieldError } from '@/lib/platform/errors';

/** One field of registration, as GET /wps/system/setting/register gives it. */
export interface FieldRule {
  field: string;
  enabled: boolean;
  required: boolean;
  /** A regular expression, or a lone star that matches all. */
  acceptedPattern: string;
  minLength: number;
  maxLength: number;
  /** Which message to show: `errors.fields.PATTERN_<patternId>`. */
  patternId: string;
}

const compiled = new Map<string, RegExp | undefined>();

// An operator's pattern that is no regular expression must not take registration down: only lengths count then.
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

/** The lengths as a message shows them: one number where they are equal (product.md §5). */
function lengths({ minLength, maxLength }: FieldRule) {
  const range = minLength === maxLength ? String(minLength) : `${minLength}–${maxLength}`;
  return { min: minLength, max: maxLength, range };
}

/**
 * Holds one value against its rule; undefined where it is good. Lengths are counted in characters as people
 * count them (code points after NFC), and checked before the pattern runs.
 */
export function checkField(rule: FieldRule, value: string): FieldError | undefined {
  const text = value.normalize('NFC').trim();
  if (text === '') return rule.required ? { code: 'REQUIRED' } : undefined;
  const length = [...text].length;
  const fits = length >= rule.minLength && length <= rule.maxLength;
  if (fits && (expression(rule.acceptedPattern)?.test(text) ?? true)) return undefined;
  return { code: `PATTERN_${rule.patternId}`, values: lengths(rule) };
}

/** By a name, by a mobile number, or by an account elsewhere (Google, Facebook). */
export type RegistrationMethod = 'username' | 'mobile' | 'social';

/** Which ways of registering the site has. */
export interface RegistrationSettings {
  /** Registration by mobile number. */
  mobile: boolean;
  /** The form begins with it. */
  mobileFirst: boolean;
  /** The number is proven by a code. */
  smsVerification: boolean;
  /** A password is chosen too. */
  mobilePassword: boolean;
}

/**
 * The settings from the white-label flags (product.md §6). Mobile registration is off until an operator, who has an SMS
 * provider, turns it on; then numbers are proven and a password is asked for unless the flags say no.
 */
export function settingsOf(flags: Readonly<Record<string, unknown>>): RegistrationSettings {
  const mobile = flags.mobileRegistration === true;
  const smsVerification = flags.smsVerification !== false;
  return {
    mobile,
    mobileFirst: mobile && flags.MOBILENUMREG3 === true,
    smsVerification,
    // Without a code and without a password nobody would get in again.
    mobilePassword: flags.mobilePasswordRegistration !== false || !smsVerification,
  };
}

/** The site's rules as they stand for one way of registering, in the form's order. */
export function rulesFor(
  method: RegistrationMethod,
  rules: readonly FieldRule[],
  settings: RegistrationSettings,
): FieldRule[] {
  if (method === 'username') return rules.filter((rule) => rule.field !== 'verificationCode');
  // Who they are is vouched for: no name, no password, no code.
  const vouchedFor = new Set(['username', 'password', 'verificationCode']);
  if (method === 'social') return rules.filter((rule) => !vouchedFor.has(rule.field));
  const must = (field: string) =>
    rules.filter((rule) => rule.field === field).map((rule) => ({ ...rule, enabled: true, required: true }));
  const own = new Set([
    'username',
    'mobileNum',
    'verificationCode',
    ...(settings.mobilePassword ? [] : ['password']),
  ]);
  return [
    ...must('mobileNum'),
    ...(settings.smsVerification ? must('verificationCode') : []),
    ...rules.filter((rule) => !own.has(rule.field)),
  ];
}

/** What a registration form holds: the fields of the rules by name, and the three that every form has. */
export type RegistrationForm = Readonly<Record<string, string | boolean | undefined>>;

const text = (form: RegistrationForm, field: string) => {
  const value = form[field];
  return typeof value === 'string' ? value : '';
};

/** Fields whose rule is not for the form: the server judges the picture's answer. */
const JUDGED_ELSEWHERE = new Set(['captcha']);

// product.md §8 has messages of its own for a number and its code, whatever their rules.
const CATALOGUE: Readonly<Record<string, { missing: string; wrong: string } | undefined>> = {
  mobileNum: { missing: 'MOBILE_REQUIRED', wrong: 'MOBILE_FORMAT' },
  verificationCode: { missing: 'CODE_REQUIRED', wrong: 'CODE_WRONG' },
};

function asCatalogued(field: string, error: FieldError): FieldError {
  const own = CATALOGUE[field];
  return own ? { code: error.code === 'REQUIRED' ? own.missing : own.wrong } : error;
}

/**
 * All that is wrong with a registration, by field; empty where it is good. A payment password is always
 * required where it is shown, and terms and age must be ticked.
 */
export function checkRegistration(
  rules: readonly FieldRule[],
  form: RegistrationForm,
): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {};
  for (const rule of rules) {
    if (!rule.enabled || JUDGED_ELSEWHERE.has(rule.field)) continue;
    const required = rule.required || rule.field === 'paymentPassword';
    const error = checkField({ ...rule, required }, text(form, rule.field));
    if (error) errors[rule.field] = asCatalogued(rule.field, error);
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
