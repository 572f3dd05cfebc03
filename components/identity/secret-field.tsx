'use client';

import { useTranslations } from 'next-intl';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';
import { RequiredLabel } from './required-label';

interface SecretFieldProps {
  label: string;
  hint?: string;
  error: string | undefined;
  autoComplete: 'current-password' | 'new-password' | 'off';
  inputMode?: 'numeric';
  input: UseFormRegisterReturn;
}

/** A required password with its label, hint and error. */
export function SecretField({ label, hint, error, autoComplete, inputMode, input }: SecretFieldProps) {
  const t = useTranslations('identity');
  return (
    <Field label={<RequiredLabel text={label} required />} hint={hint} error={error} required>
      {(control) => (
        <PasswordInput
          {...control}
          {...input}
          autoComplete={autoComplete}
          inputMode={inputMode}
          maxLength={65}
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
        />
      )}
    </Field>
  );
}
