'use client';

import { useEffect, useId, useState, type ReactNode } from 'react';
import { UserRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PasswordInput } from '@/components/ui/password-input';
import type { LoginValue } from '@/lib/identity/schema';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { CaptchaField } from './captcha-field';
import { focusesFirstField } from './first-field';
import { FormAlert } from './form-alert';
import { codeResolver, showFailure } from './form-errors';
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
  onLoggedIn: (value: LoginValue, password: string) => void;
  /** Stands beside "remember me": the way to a forgotten password. */
  beside?: ReactNode;
}

/** Username, password, remember me; a captcha once the server asks for one. */
export function LoginForm({ audience, onLoggedIn, beside }: LoginFormProps) {
  const t = useTranslations('identity');
  const tErrors = useTranslations('errors');
  const [captcha, setCaptcha] = useState({ needed: false, id: '', round: 0 });
  const [failure, setFailure] = useState<string>();
  const form = useForm<Values>({
    defaultValues: { username: '', password: '', captcha: '', remember: false },
    resolver: codeResolver((values) => missing(values, captcha.needed), tErrors),
  });
  const { errors, isSubmitting } = form.formState;
  const { reset } = form;
  const titled = useId();

  // Cookies are the browser's: they are read after the first paint, so that server and browser agree on it.
  useEffect(() => reset({ ...rememberedUser(), password: '', captcha: '' }), [reset]);

  const send = form.handleSubmit(async ({ username, password, captcha: answer, remember }) => {
    setFailure(undefined);
    try {
      const value = await callApi<LoginValue>('POST', '/wps/session/login', {
        username: username.trim(),
        password: password.trim(),
        type: 'username',
        remember,
        ...(captcha.needed ? { captcha: answer.trim(), captchaId: captcha.id } : {}),
        ...(audience ? { audience } : {}),
      });
      rememberUser(username.trim(), remember);
      onLoggedIn(value, password.trim());
    } catch (error) {
      if (captcha.needed || (error instanceof ApiError && error.envelope.captcha === true)) {
        setCaptcha((last) => ({ needed: true, id: '', round: last.round + 1 }));
        form.setValue('captcha', '');
      }
      setFailure(showFailure(error, ['username', 'password', 'captcha'], form.setError, tErrors));
    }
  });

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
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
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
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox {...form.register('remember')} label={t('login.remember')} />
        {beside}
      </div>
      <Button type="submit" variant="amber" block busy={isSubmitting}>
        {t('login.submit')}
      </Button>
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
