'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import type { LoginValue } from '@/lib/identity/schema';
import type { FieldError } from '@/lib/platform/errors';
import { callApi } from '@/lib/platform/http/call';
import { FormAlert } from '../form-alert';
import { codeResolver, showFailure } from '../form-errors';
import { CodeField } from '../mobile/code-field';
import { MobileField } from '../mobile/mobile-field';
import { mobileNumberProblems } from '../mobile/mobile-number-problems';
import { codeSendingOptions } from '../mobile/code-sending-options';
import { useNumberCountry } from '../mobile/use-number-country';
import { NewPasswordFields } from '../new-password-fields';
import { newPasswordProblems } from '../new-password-problems';
import { LoginAfterReset } from './login-after-reset';

const EMPTY = { mobileNum: '', verificationCode: '', newPassword: '', confirmNewPassword: '' };

interface PhoneResetFormProps {
  audience: 'agent' | undefined;
  onLogin: () => void;
  onLoggedIn: (value: LoginValue) => void;
}

/** Sets a new password by a code sent to the bound number (PASS-6). LoginAfterReset follows it. */
export function PhoneResetForm({ audience, onLogin, onLoggedIn }: PhoneResetFormProps) {
  const tForgot = useTranslations('forgot');
  const tErrors = useTranslations('errors');
  const number = useNumberCountry();
  const [failure, setFailure] = useState<string>();
  const [credentials, setCredentials] = useState<{ username: string; password: string }>();
  const form = useForm({ defaultValues: EMPTY, resolver: codeResolver(problems, tErrors) });
  const { errors, isSubmitting } = form.formState;

  const send = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      const password = values.newPassword.trim();
      const reset = await callApi<{ mobileNum: string }>('POST', '/wps/member/password/verification', {
        mobileNum: values.mobileNum.trim(),
        countryDialingCode: number.countryDialingCode,
        // REG-11: SMS codes are not trimmed. The server converts their digits.
        verificationCode: values.verificationCode,
        newPassword: password,
      });
      setCredentials({ username: reset.mobileNum, password });
    } catch (error) {
      setFailure(showFailure(error, Object.keys(EMPTY), form.setError, tErrors));
    }
  });

  if (credentials)
    return <LoginAfterReset audience={audience} {...credentials} onLoggedIn={onLoggedIn} onLogin={onLogin} />;
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4" aria-label={tForgot('phone.tab')}>
      <FormAlert message={failure} />
      <MobileField
        {...form.register('mobileNum')}
        number={number}
        error={errors.mobileNum?.message}
        required
      />
      <CodeField
        {...form.register('verificationCode')}
        error={errors.verificationCode?.message}
        sending={codeSendingOptions(form, number, 'reset')}
      />
      <NewPasswordFields register={(name) => form.register(name)} errors={errors} />
      <Button type="submit" variant="amber" block busy={isSubmitting}>
        {tForgot('phone.submit')}
      </Button>
    </form>
  );
}

function problems(values: typeof EMPTY): Record<string, FieldError> {
  return {
    ...mobileNumberProblems(values.mobileNum),
    ...(values.verificationCode === '' ? { verificationCode: { code: 'CODE_REQUIRED' } } : {}),
    ...newPasswordProblems(values),
  };
}
