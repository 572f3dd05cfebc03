'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { EmailField, emailProblems } from '@/components/identity/email-field';
import { FormAlert } from '@/components/identity/form-alert';
import { codeResolver, showFailure } from '@/components/identity/form-errors';
import { MobileField } from '@/components/identity/mobile/mobile-field';
import { mobileNumberProblems } from '@/components/identity/mobile/mobile-number-problems';
import { useNumberCountry } from '@/components/identity/mobile/use-number-country';
import { SecretField } from '@/components/identity/secret-field';
import { Button } from '@/components/ui/button';
import type { FieldError } from '@/lib/platform/errors';
import { callApi } from '@/lib/platform/http/call';
import type { CodeTarget, ContactKind } from './types';

interface Values {
  email: string;
  mobileNum: string;
  password: string;
}

/** The first step of binding: the address or number that gets the code, and the login password. */
export function RequestCodeStep({
  kind,
  initialEmail,
  onCodeSent,
}: {
  kind: ContactKind;
  initialEmail: string;
  onCodeSent: (target: CodeTarget) => void;
}) {
  const t = useTranslations('identity');
  const tAccount = useTranslations('account.contacts');
  const tErrors = useTranslations('errors');
  const number = useNumberCountry();
  const [failure, setFailure] = useState<string>();
  const form = useForm<Values>({
    defaultValues: { email: initialEmail, mobileNum: '', password: '' },
    resolver: codeResolver((values) => problems(kind, values), tErrors),
  });
  const { errors, isSubmitting } = form.formState;

  const send = form.handleSubmit(async ({ email, mobileNum, password }) => {
    setFailure(undefined);
    const target: CodeTarget =
      kind === 'email'
        ? { email: email.trim() }
        : { mobileNum: mobileNum.trim(), countryDialingCode: number.countryDialingCode };
    try {
      await callApi('POST', `/wps/member/info/${kind}`, { ...target, password: password.trim() });
      onCodeSent(target);
    } catch (error) {
      setFailure(showFailure(error, ['email', 'mobileNum', 'password'], form.setError, tErrors));
    }
  });

  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4" aria-label={tAccount(`${kind}Title`)}>
      <FormAlert message={failure} />
      {kind === 'email' ? (
        <EmailField {...form.register('email')} error={errors.email?.message} />
      ) : (
        <MobileField
          {...form.register('mobileNum')}
          number={number}
          error={errors.mobileNum?.message}
          required
        />
      )}
      <SecretField
        label={t('fields.loginPassword')}
        hint={tAccount('why')}
        autoComplete="current-password"
        input={form.register('password')}
        error={errors.password?.message}
      />
      <Button type="submit" variant="amber" block busy={isSubmitting}>
        {tAccount('send')}
      </Button>
    </form>
  );
}

function problems(kind: ContactKind, values: Values): Record<string, FieldError> {
  const errors: Record<string, FieldError> =
    kind === 'mobile' ? { ...mobileNumberProblems(values.mobileNum) } : emailProblems(values.email);
  if (values.password.trim() === '') errors.password = { code: 'REQUIRED' };
  return errors;
}
