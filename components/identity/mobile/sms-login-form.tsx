'use client';

import { useId, useState } from 'react';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import type { LoginValue } from '@/lib/identity/schema';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { shouldFocusFirstField } from '../first-field';
import { FormAlert } from '../form-alert';
import { codeResolver } from '../form-errors';
import { rememberUser } from '../remembered-user';
import { CodeField } from './code-field';
import { MobileField } from './mobile-field';
import { mobileNumberProblems } from './mobile-number-problems';
import { codeSendingOptions } from './code-sending-options';
import { useNumberCountry } from './use-number-country';

interface Values {
  mobileNum: string;
  code: string;
  remember: boolean;
}

/** The form's field for each field of the call: the number is sent as username, the code as password (LOGIN-2). */
const FORM_FIELDS: Record<string, 'mobileNum' | 'code'> = {
  username: 'mobileNum',
  countryDialingCode: 'mobileNum',
  password: 'code',
};

/** Login by mobile number and SMS code. */
export function SmsLoginForm({ onLoggedIn }: { onLoggedIn: (value: LoginValue) => void }) {
  const t = useTranslations('identity');
  const tErrors = useTranslations('errors');
  const titleId = useId();
  const number = useNumberCountry();
  const [failure, setFailure] = useState<string>();
  const form = useForm<Values>({
    defaultValues: { mobileNum: '', code: '', remember: false },
    resolver: codeResolver(
      ({ mobileNum, code }) => ({
        ...mobileNumberProblems(mobileNum),
        ...(code === '' ? { code: { code: 'CODE_REQUIRED' } } : {}),
      }),
      tErrors,
    ),
  });
  const { errors, isSubmitting } = form.formState;

  const send = form.handleSubmit(async ({ mobileNum, code, remember }) => {
    setFailure(undefined);
    try {
      const value = await callApi<LoginValue>('POST', '/wps/session/login', {
        type: 'sms',
        username: mobileNum.trim(),
        password: code,
        countryDialingCode: number.countryDialingCode,
        remember,
      });
      // The number is not stored in a cookie, because the next person who uses the browser could read it.
      rememberUser(value.info.userName, remember, true);
      onLoggedIn(value);
    } catch (error) {
      setFailure(handleFailure(error));
    }
  });

  const handleFailure = (error: unknown): string | undefined => {
    const fieldErrors = error instanceof ApiError ? Object.entries(error.fields) : [];
    fieldErrors.forEach(([name, { code, message }], index) =>
      form.setError(FORM_FIELDS[name] ?? 'code', { type: code, message }, { shouldFocus: index === 0 }),
    );
    return fieldErrors.length > 0 ? undefined : (error as Error).message || tErrors('NETWORK');
  };

  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4" aria-labelledby={titleId}>
      <span id={titleId} className="sr-only">
        {t('login.title')}
      </span>
      <FormAlert message={failure} />
      <MobileField
        {...form.register('mobileNum')}
        number={number}
        error={errors.mobileNum?.message}
        required
        autoFocus={shouldFocusFirstField()}
      />
      <CodeField
        {...form.register('code')}
        error={errors.code?.message}
        sending={codeSendingOptions(form, number, 'login')}
      />
      <Checkbox {...form.register('remember')} label={t('login.remember')} />
      <Button type="submit" variant="amber" block busy={isSubmitting}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
