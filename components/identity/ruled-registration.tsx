'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { plainNumber } from '@/lib/identity/mobile/spelling';
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
import { SliderDialog, type Proof } from './human/slider-dialog';
import { CodeField } from './mobile/code-field';
import { MobileField } from './mobile/mobile-field';
import { numberSending } from './mobile/number-sending';
import { useNumberCountry } from './mobile/use-number';
import { WarningDialog } from './mobile/warning-dialog';
import { formRows } from './registration-fields';
import { RegistrationRow } from './registration-row';
import { RequiredLabel } from './required-label';
import type { AffiliateState } from './use-affiliate';

export interface RegisterFormProps {
  locale: LocaleCode;
  referralCode?: string | undefined;
  /** Registers whoever an account elsewhere has vouched for, with the address that it told (empty: none). */
  vouchedEmail?: string | undefined;
  onRegistered: (value: LoginValue) => void;
}

interface RuledRegistrationProps extends RegisterFormProps {
  method: RegistrationMethod;
  /** The site's rules as they stand for the method. */
  rules: readonly FieldRule[];
  affiliate: AffiliateState;
}

/** What the form holds: a text per row, and the two ticks. */
export type RegistrationValues = Record<string, string | boolean>;

/** product.md §5: the age is a parameter of the message. */
const MINIMUM_AGE = 18;

const PATHS: Record<RegistrationMethod, string> = {
  username: '/wps/member/register',
  mobile: '/wps/member/register/mobile',
  social: '/wps/member/register/social',
};

/** The registration form that the site's rules describe; the server judges by the same rules again. */
export function RuledRegistration(props: RuledRegistrationProps) {
  const { rules: given, method, affiliate, locale, referralCode, vouchedEmail = '', onRegistered } = props;
  const t = useTranslations('identity');
  const tWays = useTranslations('ways-in');
  const tErrors = useTranslations('errors');
  // An agent that the address names needs no box to be typed into.
  const rules = affiliate.code ? given.filter((rule) => rule.field !== 'affiliateCode') : given;
  const rows = formRows(rules);
  const asksCaptcha = rules.some((rule) => rule.field === 'captcha' && rule.enabled);
  const number = useNumberCountry();
  const [captcha, setCaptcha] = useState({ needed: asksCaptcha, id: '', round: 0 });
  const [failure, setFailure] = useState<string>();
  // A registration that waits for the slider.
  const [sliding, setSliding] = useState<RegistrationValues>();
  const [warning, setWarning] = useState<string>();
  const form = useForm<RegistrationValues>({
    mode: 'onTouched',
    defaultValues: {
      ...Object.fromEntries(rows.map(({ field }) => [field, ''])),
      referralCode: referralCode ?? '',
      email: vouchedEmail,
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
  const { errors, isSubmitting, dirtyFields } = form.formState;
  // The second password is not called empty while the first is being typed.
  const twice = dirtyFields.confirmPassword ? { deps: ['confirmPassword'] } : {};
  const messageOf = (field: string) => errors[field]?.message as string | undefined;

  const attempt = async (values: RegistrationValues, proof?: Proof) => {
    setFailure(undefined);
    setSliding(undefined);
    try {
      const body = {
        ...trimmed(values),
        domain: affiliate.domain,
        ...(affiliate.code ? { affiliateCode: affiliate.code } : {}),
        ...(values.mobileNum ? { countryDialingCode: number.countryDialingCode } : {}),
        ...(captcha.needed ? { captchaId: captcha.id } : {}),
        ...proof,
      };
      onRegistered(await callApi<LoginValue>('PUT', PATHS[method], body));
    } catch (error) {
      refused(error);
    }
  };
  const send = form.handleSubmit((values) => attempt(values));
  const slideInstead = async () => {
    const filled = await form.trigger([...rows.map(({ field }) => field), 'age', 'terms'], {
      shouldFocus: true,
    });
    if (filled) setSliding(form.getValues());
  };

  const refused = (error: unknown) => {
    if (captcha.needed || (error instanceof ApiError && error.envelope.captcha === true)) {
      setCaptcha((last) => ({ needed: true, id: '', round: last.round + 1 }));
      form.setValue('captcha', '');
    }
    // product.md §8: an alert with one button, and the flow stops.
    if (error instanceof ApiError && error.code === 'AFFILIATE_CODE')
      setWarning(tWays('invitation_code_error'));
    const fields = [...rows.map((row) => row.field), 'captcha', 'terms', 'age'];
    setFailure(showFailure(error, fields, form.setError, tErrors));
  };

  const rowOf = (row: FieldRule, index: number) => {
    if (row.field === 'mobileNum') {
      return (
        <MobileField
          key={row.field}
          {...form.register('mobileNum')}
          number={number}
          required={row.required}
          error={messageOf('mobileNum')}
        />
      );
    }
    if (row.field === 'verificationCode') {
      return (
        <CodeField
          key={row.field}
          {...form.register('verificationCode')}
          error={messageOf('verificationCode')}
          sending={numberSending(form, number, 'register')}
        />
      );
    }
    return (
      <RegistrationRow
        key={row.field}
        rule={row}
        first={index === 0}
        input={form.register(row.field, row.field === 'password' ? twice : {})}
        error={messageOf(row.field)}
      />
    );
  };

  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4" aria-label={t('register.title')}>
      <FormAlert message={failure} />
      {rows.map(rowOf)}
      {captcha.needed && (
        <CaptchaField
          {...form.register('captcha')}
          error={messageOf('captcha')}
          round={captcha.round}
          onCaptcha={(id) => setCaptcha((last) => ({ ...last, id }))}
          onSlide={() => void slideInstead()}
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
      {sliding && (
        <SliderDialog
          action="register"
          onPassed={(proof) => void attempt(sliding, proof)}
          onClose={() => setSliding(undefined)}
        />
      )}
      <WarningDialog message={warning} onClose={() => setWarning(undefined)} />
    </form>
  );
}

// product.md §5: what is typed is trimmed, but the code; a number loses the spaces it was written with.
function trimmed(values: RegistrationValues): RegistrationValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value !== 'string' || name === 'verificationCode') return [name, value];
      return [name, name === 'mobileNum' ? plainNumber(value) : value.trim()];
    }),
  );
}
