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
import { announceSession } from './session-event';
import { NewPasswordFields } from './new-password-fields';
import { newPasswordProblems } from './new-password-problems';
import { SecretField } from './secret-field';

interface Values {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
}

export interface PasswordFormProps {
  /** The password just logged in with: it is not asked for again (product.md §5). */
  knownOldPassword?: string;
  onChanged: () => void;
}

/** Changes the login password. What the new one must look like is judged by the server's rule and its blocklist. */
export function PasswordForm({ knownOldPassword, onChanged }: PasswordFormProps) {
  const t = useTranslations('identity');
  const tErrors = useTranslations('errors');
  const [failure, setFailure] = useState<string>();
  const asksOld = useSession().member?.hasPassword !== false && knownOldPassword === undefined;
  const form = useForm<Values>({
    defaultValues: { oldPassword: knownOldPassword ?? '', newPassword: '', confirmNewPassword: '' },
    resolver: codeResolver((values) => problems(values, asksOld), tErrors),
  });
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await callApi('POST', '/wps/member/password', values);
      form.reset();
      announceSession();
      onChanged();
    } catch (error) {
      setFailure(showFailure(error, Object.keys(values), form.setError, tErrors));
    }
  });
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4" aria-label={t('password.title')}>
      <FormAlert message={failure} />
      {asksOld && (
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

function problems(values: Values, asksOld: boolean): Record<string, FieldError> {
  const lacksOld = asksOld && values.oldPassword.trim() === '';
  return { ...(lacksOld ? { oldPassword: { code: 'REQUIRED' } } : {}), ...newPasswordProblems(values) };
}
