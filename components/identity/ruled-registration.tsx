'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { checkRegistration, type FieldRule } from '@/lib/identity/registration/rules';
import type { LoginValue } from '@/lib/identity/schema';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { CaptchaField } from './captcha-field';
import { FormAlert } from './form-alert';
import { codeResolver, showFailure } from './form-errors';
import { formRows } from './registration-fields';
import { RegistrationRow } from './registration-row';
import { RequiredLabel } from './required-label';

/** What the form holds: a text per row, and the two ticks. */
export interface RegisterFormProps {
  locale: LocaleCode;
  referralCode?: string | undefined;
  onRegistered: (value: LoginValue) => void;
}

export type RegistrationValues = Record<string, string | boolean>;

/** product.md §5: the age is a parameter of the message. */
const MINIMUM_AGE = 18;

/** The registration form that the site's rules describe; the server judges by the same rules again. */
export function RuledRegistration({
  rules,
  locale,
  referralCode,
  onRegistered,
}: RegisterFormProps & { rules: readonly FieldRule[] }) {
  const t = useTranslations('identity');
  const tErrors = useTranslations('errors');
  const rows = formRows(rules);
  const asksCaptcha = rules.some((rule) => rule.field === 'captcha' && rule.enabled);
  const [captcha, setCaptcha] = useState({ needed: asksCaptcha, id: '', round: 0 });
  const [failure, setFailure] = useState<string>();
  const form = useForm<RegistrationValues>({
    mode: 'onTouched',
    defaultValues: {
      ...Object.fromEntries(rows.map(({ field }) => [field, ''])),
      referralCode: referralCode ?? '',
      captcha: '',
      terms: false,
      age: false,
    },
    resolver: codeResolver((values) => {
      const errors = checkRegistration(rules, trimmed(values));
      if (captcha.needed && !String(values.captcha).trim()) errors.captcha = { code: 'CAPTCHA_REQUIRED' };
      return errors;
    }, tErrors),
  });
  const { errors, isSubmitting } = form.formState;
  const messageOf = (field: string) => errors[field]?.message as string | undefined;

  const send = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      const body = { ...trimmed(values), ...(captcha.needed ? { captchaId: captcha.id } : {}) };
      onRegistered(await callApi<LoginValue>('PUT', '/wps/member/register', body));
    } catch (error) {
      if (captcha.needed || (error instanceof ApiError && error.envelope.captcha === true)) {
        setCaptcha((last) => ({ needed: true, id: '', round: last.round + 1 }));
        form.setValue('captcha', '');
      }
      const fields = [...rows.map((row) => row.field), 'captcha', 'terms', 'age'];
      setFailure(showFailure(error, fields, form.setError, tErrors));
    }
  });

  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4" aria-label={t('register.title')}>
      <FormAlert message={failure} />
      {rows.map((row, index) => (
        <RegistrationRow
          key={row.field}
          rule={row}
          first={index === 0}
          input={form.register(row.field, row.field === 'password' ? { deps: ['confirmPassword'] } : {})}
          error={messageOf(row.field)}
        />
      ))}
      {captcha.needed && (
        <CaptchaField
          {...form.register('captcha')}
          error={messageOf('captcha')}
          round={captcha.round}
          onCaptcha={(id) => setCaptcha((last) => ({ ...last, id }))}
        />
      )}
      <div className="flex flex-col">
        <Checkbox
          {...form.register('age')}
          error={messageOf('age')}
          label={<RequiredLabel text={t('register.age', { age: MINIMUM_AGE })} required />}
        />
        <Checkbox
          {...form.register('terms')}
          error={messageOf('terms')}
          label={t.rich('register.terms', {
            link: (text) => (
              <a
                href={`${localePath(locale, '/help')}#term`}
                target="_blank"
                rel="noopener"
                className="text-amber underline underline-offset-2"
              >
                {text}
              </a>
            ),
          })}
        />
      </div>
      <Button type="submit" variant="amber" block busy={isSubmitting}>
        {t('register.submit')}
      </Button>
    </form>
  );
}

// product.md §5: what is typed is trimmed.
function trimmed(values: RegistrationValues): RegistrationValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  );
}
