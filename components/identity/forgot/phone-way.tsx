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
import { checkNumber } from '../mobile/number-check';
import { numberSending } from '../mobile/number-sending';
import { useNumberCountry } from '../mobile/use-number';
import { NewPasswordFields } from '../new-password-fields';
import { newPasswordProblems } from '../new-password-problems';
import { EnterStep } from './enter-step';

const EMPTY = { mobileNum: '', verificationCode: '', newPassword: '', confirmNewPassword: '' };

export interface PhoneWayProps {
  onLogin: () => void;
  onLoggedIn: (value: LoginValue) => void;
}

/** A new password by a code sent to the bound number; then the login with it, after a human check. */
export function PhoneWay({ onLogin, onLoggedIn }: PhoneWayProps) {
  const tForgot = useTranslations('forgot');
  const tErrors = useTranslations('errors');
  const number = useNumberCountry();
  const [failure, setFailure] = useState<string>();
  const [way, setWay] = useState<{ username: string; password: string }>();
  const form = useForm({ defaultValues: EMPTY, resolver: codeResolver(problems, tErrors) });
  const { errors, isSubmitting } = form.formState;

  const send = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      const password = values.newPassword.trim();
      const set = await callApi<{ mobileNum: string }>('POST', '/wps/member/password/verification', {
        mobileNum: values.mobileNum.trim(),
        countryDialingCode: number.countryDialingCode,
        // product.md §5: codes by SMS are not trimmed here; the server folds their digits.
        verificationCode: values.verificationCode,
        newPassword: password,
      });
      setWay({ username: set.mobileNum, password });
    } catch (error) {
      setFailure(showFailure(error, Object.keys(EMPTY), form.setError, tErrors));
    }
  });

  if (way) return <EnterStep {...way} onLoggedIn={onLoggedIn} onLogin={onLogin} />;
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
        sending={numberSending(form, number, 'reset')}
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
    ...checkNumber(values.mobileNum),
    ...(values.verificationCode === '' ? { verificationCode: { code: 'CODE_REQUIRED' } } : {}),
    ...newPasswordProblems(values),
  };
}
