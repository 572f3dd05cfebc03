'use client';

import { useTranslations } from 'next-intl';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { SecretField } from './secret-field';

interface NewPasswordFieldsProps {
  register: (name: 'newPassword' | 'confirmNewPassword') => UseFormRegisterReturn;
  errors: FieldErrors<{ newPassword: string; confirmNewPassword: string }>;
}

/** The fields for a new password and its confirmation. newPasswordProblems checks them. */
export function NewPasswordFields({ register, errors }: NewPasswordFieldsProps) {
  const t = useTranslations('identity');
  return (
    <>
      <SecretField
        label={t('fields.newPassword')}
        hint={t('hints.password', { range: '8–64' })}
        autoComplete="new-password"
        input={register('newPassword')}
        error={errors.newPassword?.message}
      />
      <SecretField
        label={t('fields.confirmNewPassword')}
        autoComplete="new-password"
        input={register('confirmNewPassword')}
        error={errors.confirmNewPassword?.message}
      />
    </>
  );
}
