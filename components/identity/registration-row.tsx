'use client';

import { useTranslations } from 'next-intl';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PasswordInput } from '@/components/ui/password-input';
import type { FieldRule } from '@/lib/identity/registration/rules';
import { focusesFirstField } from './first-field';
import { lookOf } from './registration-fields';
import { RequiredLabel } from './required-label';

/** Fields whose rule is worth reading before one types, rather than after. */
const EXPLAINED = new Set(['username', 'password', 'paymentPassword']);

export interface RegistrationRowProps {
  rule: FieldRule;
  input: UseFormRegisterReturn;
  error: string | undefined;
  /** The form's first row: the cursor begins there. */
  first?: boolean;
}

/** One field of the registration form. */
export function RegistrationRow({ rule, input, error, first = false }: RegistrationRowProps) {
  const t = useTranslations('identity');
  const tWays = useTranslations('ways-in');
  const { field, minLength, maxLength } = rule;
  const look = lookOf(field);
  const required = rule.required || field === 'paymentPassword';
  const range = minLength === maxLength ? String(minLength) : `${minLength}–${maxLength}`;
  const common = {
    ...input,
    autoFocus: first && focusesFirstField(),
    autoComplete: look.autoComplete,
    inputMode: look.inputMode,
    // One more than is allowed, so that a name too long is refused and explained, not cut off in silence.
    maxLength: maxLength + 1,
  };
  return (
    <Field
      label={
        <RequiredLabel
          text={field === 'affiliateCode' ? tWays('affiliateCode') : t(`fields.${field}`)}
          required={required}
        />
      }
      hint={EXPLAINED.has(field) ? t(`hints.${field}`, { range }) : undefined}
      error={error}
      required={required}
    >
      {(control) =>
        look.secret ? (
          <PasswordInput
            {...control}
            {...common}
            showLabel={t('showPassword')}
            hideLabel={t('hidePassword')}
          />
        ) : (
          <Input
            {...control}
            {...common}
            type={look.type}
            dir={look.ownDirection ? 'auto' : 'ltr'}
            autoCapitalize="none"
            spellCheck={false}
          />
        )
      }
    </Field>
  );
}
