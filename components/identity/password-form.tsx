'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { useSession } from '@/components/session/use-session';
import { Button } from '@/components/ui/button';
import type { FieldError } from '@/lib/platform/errors';
import { callApi } from '@/lib/platform/http/call';
import { FormAlert } from './form-alert';
import { codeResolver, showFailure } from './form-errors';
import { dispatchSessionChange } from './session-event';
import { NewPasswordFields } from './new-password-fields';
import { newPasswordProblems } from './new-password-problems';
import { SecretField } from './secret-field';

interface Values {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
}

interface PasswordFormProps {
  /** The password that was just used to log in. The form then does not ask for it (PASS-1). */
  knownOldPassword?: string;
  onChanged: () => void;
}

/** Changes the login password. The server checks the new one against the site's rule and the blocklist (PASS-2). */
export function PasswordForm({ knownOldPassword, onChanged }: PasswordFormProps) {
  const t = useTranslations('identity');
  const tErrors = useTranslations('errors');
  const [failure, setFailure] = useState<string>();
  const needsOldPassword = useSession().member?.hasPassword !== false && knownOldPassword === undefined;
  const form = useForm<Values>({
    defaultValues: { oldPassword: knownOldPassword ?? '', newPassword: '', confirmNewPassword: '' },
    resolver: codeResolver((values) => problems(values, needsOldPassword), tErrors),
  });
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await callApi('POST', '/wps/member/password', values);
      form.reset();
      dispatchSessionChange();
      onChanged();
    } catch (error) {
      setFailure(showFailure(error, Object.keys(values), form.setError, tErrors));
    }
  });
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4" aria-label={t('password.title')}>
      <FormAlert message={failure} />
      {needsOldPassword && (
        <SecretField
          label={t('fields.oldPassword')}
          autoComplete="current-password"
          input={form.register('oldPassword')}
          error={errors.oldPassword?.message}
        />
      )}
      <NewPasswordFields register={(name) => form.register(name)} errors={errors} />
      <Button type="submit" variant="amber" busy={isSubmitting}>
        {t('password.submit')}
      </Button>
    </form>
  );
}

function problems(values: Values, needsOldPassword: boolean): Record<string, FieldError> {
  const isOldMissing = needsOldPassword && values.oldPassword.trim() === '';
  return { ...(isOldMissing ? { oldPassword: { code: 'REQUIRED' } } : {}), ...newPasswordProblems(values) };
}
