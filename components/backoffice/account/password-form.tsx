'use client';

import { useState, type FormEvent } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';
import { MAX_PASSWORD_LENGTH } from '@/lib/backoffice/operators/constants';
import { useCall } from '../use-call';
import { usePasswordHint } from './use-password-hint';

/** Changes the operator's own password. */
export function PasswordForm() {
  const t = useTranslations('backoffice-operators.password');
  const tLogin = useTranslations('backoffice.login');
  const call = useCall();
  const [oldPassword, setOld] = useState('');
  const [newPassword, setNew] = useState('');
  const hint = usePasswordHint(newPassword);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await call.send('/backoffice/api/account/password', { oldPassword, newPassword }, t('changed'))))
      return;
    setOld('');
    setNew('');
  };
  const shared = {
    maxLength: MAX_PASSWORD_LENGTH,
    showLabel: tLogin('showPassword'),
    hideLabel: tLogin('hidePassword'),
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-md flex-col gap-4">
      <FormAlert message={call.failure?.message} />
      <Field label={t('old')} error={call.failure?.fields.oldPassword?.message} required>
        {(control) => (
          <PasswordInput
            {...control}
            {...shared}
            autoComplete="current-password"
            value={oldPassword}
            onChange={(event) => setOld(event.target.value)}
          />
        )}
      </Field>
      <Field label={t('new')} hint={hint} error={call.failure?.fields.newPassword?.message} required>
        {(control) => (
          <PasswordInput
            {...control}
            {...shared}
            autoComplete="new-password"
            value={newPassword}
            onChange={(event) => setNew(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="amber" busy={call.busy} className="self-start">
        {t('change')}
      </Button>
    </form>
  );
}
