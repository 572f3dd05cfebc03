'use client';

import { useTranslations } from 'next-intl';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PasswordInput } from '@/components/ui/password-input';
import { memberField, type FieldInput } from '@/lib/identity/member-fields';
import type { FieldRule } from '@/lib/identity/registration/rules';
import { shouldFocusFirstField } from './first-field';
import { RequiredLabel } from './required-label';

/** A field that this version does not know, in a rule of the database. */
const PLAIN: FieldInput = { type: 'text' };

interface RegistrationRowProps {
  rule: FieldRule;
  input: UseFormRegisterReturn;
  error: string | undefined;
  /** True for the first row of the form, which gets the focus. */
  first?: boolean;
}

/** One field of the registration form. */
export function RegistrationRow({ rule, input, error, first = false }: RegistrationRowProps) {
  const t = useTranslations('identity');
  const tMobile = useTranslations('mobile');
  const { field, minLength, maxLength } = rule;
  const known = memberField(field);
  const look = known?.input ?? PLAIN;
  const required = rule.required || field === 'paymentPassword';
  const range = minLength === maxLength ? String(minLength) : `${minLength}–${maxLength}`;
  const commonProps = {
    ...input,
    autoFocus: first && shouldFocusFirstField(),
    autoComplete: look.autoComplete ?? 'off',
    inputMode: look.inputMode,
    // One more than allowed: a value that is too long is refused with a message instead of being cut.
    maxLength: maxLength + 1,
  };
  return (
    <Field
      label={
        <RequiredLabel
          text={field === 'affiliateCode' ? tMobile('affiliateCode') : t(`fields.${field}`)}
          required={required}
        />
      }
      hint={known?.registration?.hint ? t(`hints.${field}`, { range }) : undefined}
      error={error}
      required={required}
    >
      {(control) =>
        look.secret ? (
          <PasswordInput
            {...control}
            {...commonProps}
            showLabel={t('showPassword')}
            hideLabel={t('hidePassword')}
          />
        ) : (
          <Input
            {...control}
            {...commonProps}
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
