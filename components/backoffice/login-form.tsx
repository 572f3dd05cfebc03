'use client';

import { useState } from 'react';
import { UserRound } from '@/components/ui/icons';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { FormAlert } from '@/components/identity/form-alert';
import { codeResolver, showFailure } from '@/components/identity/form-errors';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PasswordInput } from '@/components/ui/password-input';
import { callApi } from '@/lib/platform/http/call';
import type { LoginAnswer } from './login/factor-step';

interface Values {
  account: string;
  password: string;
}

const findMissing = (values: Values) =>
  Object.fromEntries(
    (['account', 'password'] as const)
      .filter((name) => values[name].trim() === '')
      .map((name) => [name, { code: 'REQUIRED' }]),
  );

/** Login form of the back office: `onDone` after the login, `onFactor` if the second factor must follow. */
export function OperatorLoginForm({
  onDone,
  onFactor,
}: {
  onDone: () => void;
  onFactor: (ways: LoginAnswer['ways']) => void;
}) {
  const t = useTranslations('backoffice.login');
  const tErrors = useTranslations('errors');
  const [failure, setFailure] = useState<string>();
  const [entering, setEntering] = useState(false);
  const form = useForm<Values>({
    defaultValues: { account: '', password: '' },
    resolver: codeResolver(findMissing, tErrors),
  });
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(async ({ account, password }) => {
    setFailure(undefined);
    try {
      const answer = await callApi<LoginAnswer>('POST', '/backoffice/api/login', { account, password });
      if (answer.next === 'factor') return onFactor(answer.ways);
      setEntering(true);
      onDone();
    } catch (error) {
      form.resetField('password');
      setFailure(showFailure(error, ['account', 'password'], form.setError, tErrors));
    }
  });
  return (
    <form method="post" noValidate onSubmit={send} className="flex flex-col gap-4" aria-label={t('title')}>
      <FormAlert message={failure} />
      <Field label={t('account')} error={errors.account?.message} required>
        {(control) => (
          <Input
            {...control}
            {...form.register('account')}
            leading={<UserRound aria-hidden className="size-5" />}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            dir="ltr"
          />
        )}
      </Field>
      <Field label={t('password')} error={errors.password?.message} required>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('password')}
            autoComplete="current-password"
            maxLength={200}
            showLabel={t('showPassword')}
            hideLabel={t('hidePassword')}
          />
        )}
      </Field>
      <Button type="submit" variant="amber" block busy={isSubmitting || entering}>
        {t('submit')}
      </Button>
    </form>
  );
}
