'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Input, type InputProps } from '@/components/ui/input';
import type { FieldError } from '@/lib/platform/errors';
import { EMAIL } from '@/lib/identity/registration/patterns';
import { RequiredLabel } from './required-label';

interface EmailFieldProps extends InputProps {
  hint?: string;
  error: string | undefined;
}

/** A required email address with its label, hint and error. */
export function EmailField({ hint, error, ...input }: EmailFieldProps) {
  const t = useTranslations('identity');
  return (
    <Field label={<RequiredLabel text={t('fields.email')} required />} hint={hint} error={error} required>
      {(control) => (
        <Input
          {...control}
          {...input}
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          maxLength={254}
        />
      )}
    </Field>
  );
}

/** Checks a typed address. Returns an error under `email`, or no error if the address is valid. */
export function emailProblems(email: string): Record<string, FieldError> {
  const typed = email.trim();
  if (typed === '') return { email: { code: 'REQUIRED' } };
  return EMAIL.test(typed) ? {} : { email: { code: 'PATTERN_EMAIL' } };
}
