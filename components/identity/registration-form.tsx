'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { normaliseNumber } from '@/lib/identity/mobile/normalise';
import {
  checkRegistration,
  type FieldRule,
  type RegistrationMethod,
} from '@/lib/identity/registration/rules';
import type { LoginValue } from '@/lib/identity/schema';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { CaptchaField } from './captcha-field';
import { FormAlert } from './form-alert';
import { codeResolver, showFailure } from './form-errors';
import { SliderDialog, type HumanCheckToken } from './human/slider-dialog';
import { CodeField } from './mobile/code-field';
import { MobileField } from './mobile/mobile-field';
import { codeSendingOptions } from './mobile/code-sending-options';
import { useNumberCountry } from './mobile/use-number-country';
import { WarningDialog } from './mobile/warning-dialog';
import { formRows } from './registration-fields';
import { RegistrationRow } from './registration-row';
import { RequiredLabel } from './required-label';
import type { Affiliate } from './use-affiliate';

export interface RegistrationProps {
  locale: LocaleCode;
  referralCode?: string | undefined;
  /** For a social registration: the address that the provider confirmed, empty if it gave none. Undefined otherwise. */
  providerEmail?: string | undefined;
  onRegistered: (value: LoginValue) => void;
}

interface RegistrationFormProps extends RegistrationProps {
  method: RegistrationMethod;
  /** The site's rules for the method. */
  rules: readonly FieldRule[];
  affiliate: Affiliate;
  /** REG-8: the age is a setting of the site. */
  minimumAge: number;
}

/** The values of the form: a text per row, and the two checkboxes. */
type RegistrationValues = Record<string, string | boolean>;

const PATHS: Record<RegistrationMethod, string> = {
  username: '/wps/member/register',
  mobile: '/wps/member/register/mobile',
  social: '/wps/member/register/social',
};

/** The registration form, built from the site's rules (REG-3). The server checks the same rules again. */
export function RegistrationForm(props: RegistrationFormProps) {
  const {
    rules: siteRules,
    method,
    affiliate,
    minimumAge,
    locale,
    referralCode,
    providerEmail = '',
    onRegistered,
  } = props;
  const t = useTranslations('identity');
  const tMobile = useTranslations('mobile');
  const tErrors = useTranslations('errors');
  // If the address or the domain names an agent, the field for the affiliate code is hidden (REG-9).
  const rules = affiliate.code ? siteRules.filter((rule) => rule.field !== 'affiliateCode') : siteRules;
  const rows = formRows(rules);
  const needsCaptcha = rules.some((rule) => rule.field === 'captcha' && rule.enabled);
  const number = useNumberCountry('registration');
  const [captcha, setCaptcha] = useState({ needed: needsCaptcha, id: '', attempt: 0 });
  const [failure, setFailure] = useState<string>();
  // The values of a registration that waits for the slider.
  const [pendingValues, setPendingValues] = useState<RegistrationValues>();
  const [warning, setWarning] = useState<string>();
  const form = useForm<RegistrationValues>({
    mode: 'onTouched',
    defaultValues: {
      ...Object.fromEntries(rows.map(({ field }) => [field, ''])),
      referralCode: referralCode ?? '',
      email: providerEmail,
      captcha: '',
      terms: false,
      age: false,
    },
    resolver: codeResolver((values) => {
      const errors = checkRegistration(rules, trimValues(values));
      if (captcha.needed && !String(values.captcha).trim()) errors.captcha = { code: 'CAPTCHA_REQUIRED' };
      return errors;
    }, tErrors),
  });
  const { errors, isSubmitting, dirtyFields } = form.formState;
  // The confirmation is checked again with the password only after it was typed, so it is not reported as empty before.
  const passwordOptions = dirtyFields.confirmPassword ? { deps: ['confirmPassword'] } : {};
  const errorOf = (field: string) => errors[field]?.message as string | undefined;

  const register = async (values: RegistrationValues, token?: HumanCheckToken) => {
    setFailure(undefined);
    setPendingValues(undefined);
    try {
      const body = {
        ...trimValues(values),
        domain: affiliate.domain,
        ...(affiliate.code ? { affiliateCode: affiliate.code } : {}),
        ...(values.mobileNum ? { countryDialingCode: number.countryDialingCode } : {}),
        ...(captcha.needed ? { captchaId: captcha.id } : {}),
        ...token,
      };
      onRegistered(await callApi<LoginValue>('PUT', PATHS[method], body));
    } catch (error) {
      handleFailure(error);
    }
  };
  const send = form.handleSubmit((values) => register(values));
  const openSlider = async () => {
    const isFilled = await form.trigger([...rows.map(({ field }) => field), 'age', 'terms'], {
      shouldFocus: true,
    });
    if (isFilled) setPendingValues(form.getValues());
  };

  const handleFailure = (error: unknown) => {
    if (captcha.needed || (error instanceof ApiError && error.envelope.captcha === true)) {
      setCaptcha((last) => ({ needed: true, id: '', attempt: last.attempt + 1 }));
      form.setValue('captcha', '');
    }
    // REG-9: a wrong affiliate code stops the form with an alert.
    if (error instanceof ApiError && error.code === 'AFFILIATE_CODE')
      setWarning(tMobile('invitation_code_error'));
    const fields = [...rows.map((row) => row.field), 'captcha', 'terms', 'age'];
    setFailure(showFailure(error, fields, form.setError, tErrors));
  };

  const renderRow = (row: FieldRule, index: number) => {
    if (row.field === 'mobileNum') {
      return (
        <MobileField
          key={row.field}
          {...form.register('mobileNum')}
          number={number}
          required={row.required}
          error={errorOf('mobileNum')}
        />
      );
    }
    if (row.field === 'verificationCode') {
      return (
        <CodeField
          key={row.field}
          {...form.register('verificationCode')}
          error={errorOf('verificationCode')}
          sending={codeSendingOptions(form, number, 'register')}
        />
      );
    }
    return (
      <RegistrationRow
        key={row.field}
        rule={row}
        first={index === 0}
        input={form.register(row.field, row.field === 'password' ? passwordOptions : {})}
        error={errorOf(row.field)}
      />
    );
  };

  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4" aria-label={t('register.title')}>
      <FormAlert message={failure} />
      {rows.map(renderRow)}
      {captcha.needed && (
        <CaptchaField
          {...form.register('captcha')}
          error={errorOf('captcha')}
          attempt={captcha.attempt}
          onCaptcha={(id) => setCaptcha((last) => ({ ...last, id }))}
          onUseSlider={() => void openSlider()}
        />
      )}
      <div className="flex flex-col">
        <Checkbox
          {...form.register('age')}
          error={errorOf('age')}
          label={<RequiredLabel text={t('register.age', { age: minimumAge })} required />}
        />
        <Checkbox
          {...form.register('terms')}
          error={errorOf('terms')}
          label={
            <RequiredLabel
              required
              text={t.rich('register.terms', {
                link: (text) => (
                  <a
                    href={`${localePath(locale, '/help')}#term`}
                    target="_blank"
                    rel="noopener"
                    className="py-2.75 text-amber underline underline-offset-2"
                  >
                    {text}
                  </a>
                ),
              })}
            />
          }
        />
      </div>
      <Button type="submit" variant="amber" block busy={isSubmitting}>
        {t('register.submit')}
      </Button>
      {pendingValues && (
        <SliderDialog
          action="register"
          onSolved={(token) => void register(pendingValues, token)}
          onClose={() => setPendingValues(undefined)}
        />
      )}
      <WarningDialog message={warning} onClose={() => setWarning(undefined)} />
    </form>
  );
}

// REG-11: all values are trimmed except the SMS code. A mobile number also loses its inner spaces.
function trimValues(values: RegistrationValues): RegistrationValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value !== 'string' || name === 'verificationCode') return [name, value];
      return [name, name === 'mobileNum' ? normaliseNumber(value) : value.trim()];
    }),
  );
}
