'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { FieldError } from '@/lib/platform/errors';
import { callApi } from '@/lib/platform/http/call';
import { EmailField, emailProblems } from '../email-field';
import { FormAlert } from '../form-alert';
import { codeResolver, showFailure } from '../form-errors';
import { RequiredLabel } from '../required-label';
import { SentDialog } from './sent-dialog';

const EMPTY = { username: '', email: '' };

/** Requests a reset link by email (PASS-5). The response is the same whether or not name and address belong together (X6). */
export function EmailResetForm({ onLogin }: { onLogin: () => void }) {
  const t = useTranslations('identity');
  const tForgot = useTranslations('forgot');
  const tErrors = useTranslations('errors');
  const [failure, setFailure] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({ defaultValues: EMPTY, resolver: codeResolver(problems, tErrors) });
  const { errors, isSubmitting } = form.formState;

  const send = form.handleSubmit(async ({ username, email }) => {
    setFailure(undefined);
    try {
      const body = new URLSearchParams({ username: username.trim(), email: email.trim() });
      await callApi('POST', '/wps/member/password/email', body);
      setSentTo(email.trim());
    } catch (error) {
      setFailure(showFailure(error, Object.keys(EMPTY), form.setError, tErrors));
    }
  });

  return (
    <>
      <form noValidate onSubmit={send} className="flex flex-col gap-4" aria-label={tForgot('email.tab')}>
        <FormAlert message={failure} />
        <Field
          label={<RequiredLabel text={t('fields.username')} required />}
          error={errors.username?.message}
          required
        >
          {(control) => (
            <Input
              {...control}
              {...form.register('username')}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              dir="auto"
              maxLength={64}
            />
          )}
        </Field>
        <EmailField {...form.register('email')} hint={tForgot('email.hint')} error={errors.email?.message} />
        <Button type="submit" variant="amber" block busy={isSubmitting}>
          {tForgot('email.submit')}
        </Button>
      </form>
      {sentTo !== undefined && <SentDialog email={sentTo} onClose={onLogin} />}
    </>
  );
}

function problems(values: typeof EMPTY): Record<string, FieldError> {
  const isNameMissing = values.username.trim() === '';
  return { ...(isNameMissing ? { username: { code: 'REQUIRED' } } : {}), ...emailProblems(values.email) };
}
