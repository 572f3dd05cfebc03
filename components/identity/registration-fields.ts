import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import type { FieldRule } from '@/lib/identity/registration/rules';

export interface FieldLook {
  type: HTMLInputTypeAttribute;
  autoComplete: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'tel' | 'email';
  /** Hidden as it is typed. */
  secret?: boolean;
  /** Its direction is that of what is typed; codes, numbers and addresses run from left to right in every language. */
  ownDirection?: boolean;
}

/** How each field of registration behaves on a keyboard and to a password manager. */
const LOOKS: Record<string, FieldLook> = {
  username: { type: 'text', autoComplete: 'username' },
  password: { type: 'password', autoComplete: 'new-password', secret: true },
  confirmPassword: { type: 'password', autoComplete: 'new-password', secret: true },
  paymentPassword: { type: 'password', autoComplete: 'off', inputMode: 'numeric', secret: true },
  payeeName: { type: 'text', autoComplete: 'name', ownDirection: true },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  mobileNum: { type: 'tel', autoComplete: 'tel-national', inputMode: 'tel' },
  qqNum: { type: 'text', autoComplete: 'off', inputMode: 'numeric' },
  line: { type: 'text', autoComplete: 'off' },
  whatsapp: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  facebook: { type: 'text', autoComplete: 'off' },
  wechat: { type: 'text', autoComplete: 'off' },
  idNumber: { type: 'text', autoComplete: 'off' },
  recommenderId: { type: 'text', autoComplete: 'off' },
  referralCode: { type: 'text', autoComplete: 'off' },
  affiliateCode: { type: 'text', autoComplete: 'off' },
};

export function lookOf(field: string): FieldLook {
  return LOOKS[field] ?? { type: 'text', autoComplete: 'off' };
}

/** The site's rules as the form's rows: what is switched on, with the password's repetition after it. */
export function formRows(rules: readonly FieldRule[]): FieldRule[] {
  return rules
    .filter((rule) => rule.enabled && rule.field !== 'captcha')
    .flatMap((rule) => (rule.field === 'password' ? [rule, { ...rule, field: 'confirmPassword' }] : [rule]));
}
