'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';
import { MAX_PASSWORD_LENGTH } from '@/lib/backoffice/operators/constants';

/** The operator's own password, asked for before a second factor is changed. */
export function OwnPasswordField({
  value,
  onChange,
  error,
}: {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}) {
  const t = useTranslations('backoffice-operators.password');
  const tLogin = useTranslations('backoffice.login');
  return (
    <Field label={t('own')} hint={t('ownHint')} error={error} required>
      {(control) => (
        <PasswordInput
          {...control}
          autoComplete="current-password"
          maxLength={MAX_PASSWORD_LENGTH}
          showLabel={tLogin('showPassword')}
          hideLabel={tLogin('hidePassword')}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
