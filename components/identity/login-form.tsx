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
import { ExtraStep } from './extra/extra-step';
import { focusesFirstField } from './first-field';
import { FormAlert } from './form-alert';
import { codeResolver, showFailure } from './form-errors';
import { SliderDialog, type Proof } from './human/slider-dialog';
import { PasskeyLogin } from './passkey/passkey-login';
import { rememberedUser, rememberUser } from './remembered-user';
import { RequiredLabel } from './required-label';

interface Values {
  username: string;
  password: string;
  captcha: string;
  remember: boolean;
}

export interface LoginFormProps {
  /** `agent` on the agents' page: others are refused there, and agents elsewhere (product.md §6). */
  audience?: 'agent';
  /** `password` is what they came with, where they came with one. */
  onLoggedIn: (value: LoginValue, password?: string) => void;
  /** Stands beside "remember me": the way to a forgotten password. */
  beside?: ReactNode;
  /** Told when the password was right and one proof more is asked for, and when that is given up. */
  onConfirming?: (confirming: boolean) => void;
}

/**
 * Username, password, remember me, or a passkey; the slider, a captcha and the extra verification of a new place once the
 * server asks for them.
 */
export function LoginForm({ audience, onLoggedIn, beside, onConfirming }: LoginFormProps) {
  const t = useTranslations('identity');
  const tErrors = useTranslations('errors');
  const [captcha, setCaptcha] = useState({ needed: false, id: '', round: 0 });
  const [failure, setFailure] = useState<string>();
  // A login that waits for the slider, and one that waits for its last step.
  const [sliding, setSliding] = useState<Values>();
  const [extra, setExtra] = useState<{ values: Values; offer: ExtraOffer }>();
  const form = useForm<Values>({
    defaultValues: { username: '', password: '', captcha: '', remember: false },
    resolver: codeResolver((values) => missing(values, captcha.needed), tErrors),
  });
  const { errors, isSubmitting } = form.formState;
  const { reset } = form;
  const titled = useId();

  // Cookies are the browser's: they are read after the first paint, so that server and browser agree on it.
  useEffect(() => reset({ ...rememberedUser(), password: '', captcha: '' }), [reset]);

  const attempt = async (values: Values, proof?: Proof) => {
    const { username, password, captcha: answer, remember } = values;
    setFailure(undefined);
    setSliding(undefined);
    try {
      const value = await callApi<LoginValue>('POST', '/wps/session/login', {
        username: username.trim(),
        password: password.trim(),
        type: 'username',
        remember,
        ...(captcha.needed ? { captcha: answer.trim(), captchaId: captcha.id } : {}),
        ...proof,
        ...(audience ? { audience } : {}),
      });
      rememberUser(username.trim(), remember);
      onLoggedIn(value, password.trim());
    } catch (error) {
      const { envelope = {}, code } = error instanceof ApiError ? error : {};
      if (envelope.slider === true) setSliding(values);
      if (code === 'EXTRA_VERIFICATION') {
        setExtra({ values, offer: envelope as unknown as ExtraOffer });
        onConfirming?.(true);
      }
      if (captcha.needed || envelope.captcha === true) {
        setCaptcha((last) => ({ needed: true, id: '', round: last.round + 1 }));
        form.setValue('captcha', '');
      }
      if (code === 'SLIDER_REQUIRED' || code === 'EXTRA_VERIFICATION') return;
      const fields = ['username', 'password', ...(captcha.needed || envelope.captcha ? ['captcha'] : [])];
      setFailure(showFailure(error, fields, form.setError, tErrors));
    }
  };
  const send = form.handleSubmit((values) => attempt(values));
  const slideInstead = async () => {
    const filled = await form.trigger(['username', 'password'], { shouldFocus: true });
    if (filled) setSliding(form.getValues());
  };

  if (extra) {
    const { username, password, remember } = extra.values;
    return (
      <ExtraStep
        offer={extra.offer}
        onLoggedIn={(value) => {
          rememberUser(username.trim(), remember);
          onLoggedIn(value, password.trim());
        }}
        onBack={(message) => {
          setExtra(undefined);
          onConfirming?.(false);
          setFailure(message);
        }}
      />
    );
  }

  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4" aria-labelledby={titled}>
      <span id={titled} className="sr-only">
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
            autoFocus={focusesFirstField()}
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
          round={captcha.round}
          onCaptcha={(id) => setCaptcha((last) => ({ ...last, id }))}
          onSlide={() => void slideInstead()}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox {...form.register('remember')} label={t('login.remember')} />
        {beside}
      </div>
      <Button type="submit" variant="amber" block busy={isSubmitting}>
        {t('login.submit')}
      </Button>
      <PasskeyLogin
        audience={audience}
        remembers={() => form.getValues('remember')}
        onLoggedIn={(value) => onLoggedIn(value)}
      />
      {sliding && (
        <SliderDialog
          action="login"
          onPassed={(proof) => void attempt(sliding, proof)}
          onClose={() => setSliding(undefined)}
        />
      )}
    </form>
  );
}

function missing(values: Values, captchaNeeded: boolean) {
  const needed = ['username', 'password', ...(captchaNeeded ? ['captcha'] : [])] as const;
  const empty = needed.filter((name) => String(values[name as keyof Values]).trim() === '');
  return Object.fromEntries(
    empty.map((name) => [name, { code: name === 'captcha' ? 'CAPTCHA_REQUIRED' : 'REQUIRED' }]),
  );
}
