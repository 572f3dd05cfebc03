'use client';

import { useId, useState } from 'react';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import type { LoginValue } from '@/lib/identity/schema';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { focusesFirstField } from '../first-field';
import { FormAlert } from '../form-alert';
import { codeResolver } from '../form-errors';
import { rememberUser } from '../remembered-user';
import { CodeField } from './code-field';
import { MobileField } from './mobile-field';
import { checkNumber } from './number-check';
import { numberSending } from './number-sending';
import { useNumberCountry } from './use-number';

interface Values {
  mobileNum: string;
  code: string;
  remember: boolean;
}

/** How the call names the form's fields (product.md §3: the number is the username, the code the password). */
const FIELD_OF: Record<string, 'mobileNum' | 'code'> = {
  username: 'mobileNum',
  countryDialingCode: 'mobileNum',
  password: 'code',
};

/** Login with a mobile number and a code by SMS. */
export function SmsLoginForm({ onLoggedIn }: { onLoggedIn: (value: LoginValue) => void }) {
  const t = useTranslations('identity');
  const tErrors = useTranslations('errors');
  const titled = useId();
  const number = useNumberCountry();
  const [failure, setFailure] = useState<string>();
  const form = useForm<Values>({
    defaultValues: { mobileNum: '', code: '', remember: false },
    resolver: codeResolver(
      ({ mobileNum, code }) => ({
        ...checkNumber(mobileNum),
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
      // The number itself is not kept in a cookie: it would be whoever's uses the browser next.
      rememberUser(value.info.userName, remember, true);
      onLoggedIn(value);
    } catch (error) {
      setFailure(refused(error));
    }
  });

  const refused = (error: unknown): string | undefined => {
    const known = error instanceof ApiError ? Object.entries(error.fields) : [];
    known.forEach(([name, { code, message }], index) =>
      form.setError(FIELD_OF[name] ?? 'code', { type: code, message }, { shouldFocus: index === 0 }),
    );
    return known.length > 0 ? undefined : (error as Error).message || tErrors('NETWORK');
  };

  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4" aria-labelledby={titled}>
      <span id={titled} className="sr-only">
        {t('login.title')}
      </span>
      <FormAlert message={failure} />
      <MobileField
        {...form.register('mobileNum')}
        number={number}
        error={errors.mobileNum?.message}
        required
        autoFocus={focusesFirstField()}
      />
      <CodeField
        {...form.register('code')}
        error={errors.code?.message}
        sending={numberSending(form, number, 'login')}
      />
      <Checkbox {...form.register('remember')} label={t('login.remember')} />
      <Button type="submit" variant="amber" block busy={isSubmitting}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
