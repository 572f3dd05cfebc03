'use client';

import { useEffect, useId, useState, type ReactNode } from 'react';
import { UserRound } from '@/components/ui/icons';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PasswordInput } from '@/components/ui/password-input';
import type { LoginValue } from '@/lib/identity/schema';
import { ApiError, callApi } from '@/lib/platform/http/call';
import type { ExtraOffer } from '@/lib/identity/extra/schema';
import { CaptchaField } from './captcha-field';
import { ExtraVerificationStep } from './extra/extra-verification-step';
import { shouldFocusFirstField } from './first-field';
import { FormAlert } from './form-alert';
import { codeResolver, showFailure } from './form-errors';
import { SliderDialog, type HumanCheckToken } from './human/slider-dialog';
import { PasskeyLogin } from './passkey/passkey-login';
import { getRememberedUser, rememberUser } from './remembered-user';
import { RequiredLabel } from './required-label';

interface Values {
  username: string;
  password: string;
  captcha: string;
  remember: boolean;
}

interface LoginFormProps {
  /** `agent` on the agents' page. The server refuses players there, and agents elsewhere (ROLE-6). */
  audience?: 'agent';
  /** `password` is the login password; undefined after a login by passkey. */
  onLoggedIn: (value: LoginValue, password?: string) => void;
  /** Stands beside "remember me": the link for a forgotten password. */
  besideRemember?: ReactNode;
  /** Is called with true when the extra verification begins, and with false when the member leaves it. */
  onVerifying?: (isVerifying: boolean) => void;
}

/**
 * Login by username and password, or by passkey. The slider, a captcha and the extra verification of a new place appear
 * when the server requires them (LOGIN-3, LOGIN-4, LOGIN-8).
 */
export function LoginForm({ audience, onLoggedIn, besideRemember, onVerifying }: LoginFormProps) {
  const t = useTranslations('identity');
  const tErrors = useTranslations('errors');
  const [captcha, setCaptcha] = useState({ needed: false, id: '', attempt: 0 });
  const [failure, setFailure] = useState<string>();
  // `pendingLogin` is a login that waits for the slider, `verification` one that waits for the extra verification.
  const [pendingLogin, setPendingLogin] = useState<Values>();
  const [verification, setVerification] = useState<{ values: Values; offer: ExtraOffer }>();
  const form = useForm<Values>({
    defaultValues: { username: '', password: '', captcha: '', remember: false },
    resolver: codeResolver((values) => missingFields(values, captcha.needed), tErrors),
  });
  const { errors, isSubmitting } = form.formState;
  const { reset } = form;
  const titleId = useId();

  // The server has no access to these cookies. They are read after the first paint, so both render the same HTML.
  useEffect(() => reset({ ...getRememberedUser(), password: '', captcha: '' }), [reset]);

  const logIn = async (values: Values, token?: HumanCheckToken) => {
    const { username, password, captcha: answer, remember } = values;
    setFailure(undefined);
    setPendingLogin(undefined);
    try {
      const value = await callApi<LoginValue>('POST', '/wps/session/login', {
        username: username.trim(),
        password: password.trim(),
        type: 'username',
        remember,
        ...(captcha.needed ? { captcha: answer.trim(), captchaId: captcha.id } : {}),
        ...token,
        ...(audience ? { audience } : {}),
      });
      rememberUser(username.trim(), remember);
      onLoggedIn(value, password.trim());
    } catch (error) {
      const { envelope = {}, code } = error instanceof ApiError ? error : {};
      if (envelope.slider === true) setPendingLogin(values);
      if (code === 'EXTRA_VERIFICATION') {
        setVerification({ values, offer: envelope as unknown as ExtraOffer });
        onVerifying?.(true);
      }
      if (captcha.needed || envelope.captcha === true) {
        setCaptcha((last) => ({ needed: true, id: '', attempt: last.attempt + 1 }));
        form.setValue('captcha', '');
      }
      if (code === 'SLIDER_REQUIRED' || code === 'EXTRA_VERIFICATION') return;
      const fields = ['username', 'password', ...(captcha.needed || envelope.captcha ? ['captcha'] : [])];
      setFailure(showFailure(error, fields, form.setError, tErrors));
    }
  };
  const handleSubmit = form.handleSubmit((values) => logIn(values));
  const openSlider = async () => {
    const isFilled = await form.trigger(['username', 'password'], { shouldFocus: true });
    if (isFilled) setPendingLogin(form.getValues());
  };

  if (verification) {
    const { username, password, remember } = verification.values;
    return (
      <ExtraVerificationStep
        offer={verification.offer}
        onLoggedIn={(value) => {
          rememberUser(username.trim(), remember);
          onLoggedIn(value, password.trim());
        }}
        onBack={(message) => {
          setVerification(undefined);
          onVerifying?.(false);
          setFailure(message);
        }}
      />
    );
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4" aria-labelledby={titleId}>
      <span id={titleId} className="sr-only">
        {t('login.title')}
      </span>
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
            leading={<UserRound aria-hidden className="size-5" />}
            autoFocus={shouldFocusFirstField()}
            autoComplete="username webauthn"
            autoCapitalize="none"
            spellCheck={false}
            dir="auto"
            maxLength={64}
          />
        )}
      </Field>
      <Field
        label={<RequiredLabel text={t('fields.password')} required />}
        error={errors.password?.message}
        required
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('password')}
            autoComplete="current-password"
            maxLength={64}
            showLabel={t('showPassword')}
            hideLabel={t('hidePassword')}
          />
        )}
      </Field>
      {captcha.needed && (
        <CaptchaField
          {...form.register('captcha')}
          error={errors.captcha?.message}
          attempt={captcha.attempt}
          onCaptcha={(id) => setCaptcha((last) => ({ ...last, id }))}
          onUseSlider={() => void openSlider()}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox {...form.register('remember')} label={t('login.remember')} />
        {besideRemember}
      </div>
      <Button type="submit" variant="amber" block busy={isSubmitting}>
        {t('login.submit')}
      </Button>
      <PasskeyLogin
        audience={audience}
        isRemembered={() => form.getValues('remember')}
        onLoggedIn={(value) => onLoggedIn(value)}
      />
      {pendingLogin && (
        <SliderDialog
          action="login"
          onSolved={(token) => void logIn(pendingLogin, token)}
          onClose={() => setPendingLogin(undefined)}
        />
      )}
    </form>
  );
}

function missingFields(values: Values, captchaNeeded: boolean) {
  const needed = ['username', 'password', ...(captchaNeeded ? ['captcha'] : [])] as const;
  const empty = needed.filter((name) => String(values[name as keyof Values]).trim() === '');
  return Object.fromEntries(
    empty.map((name) => [name, { code: name === 'captcha' ? 'CAPTCHA_REQUIRED' : 'REQUIRED' }]),
  );
}
