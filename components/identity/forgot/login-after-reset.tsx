'use client';

import { useState } from 'react';
import { CircleCheck } from '@/components/ui/icons';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { ExtraOffer } from '@/lib/identity/extra/schema';
import type { LoginValue } from '@/lib/identity/schema';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { CaptchaField } from '../captcha-field';
import { ExtraVerificationStep } from '../extra/extra-verification-step';
import { FormAlert } from '../form-alert';
import { SliderDialog, type HumanCheckToken } from '../human/slider-dialog';
import { useFocusFirstInvalid } from '../use-focus-first-invalid';

interface LoginAfterResetProps {
  /** `agent` for agents, whose login refuses players. */
  audience: 'agent' | undefined;
  /** The number in E.164. */
  username: string;
  password: string;
  onLoggedIn: (value: LoginValue) => void;
  onLogin: () => void;
}

/**
 * Follows a reset by mobile number: the login with the new password after a human check (PASS-6), and the extra
 * verification if the member has an authenticator app.
 */
export function LoginAfterReset({ audience, username, password, onLoggedIn, onLogin }: LoginAfterResetProps) {
  const t = useTranslations('forgot.phone');
  const tErrors = useTranslations('errors');
  const [captcha, setCaptcha] = useState({ id: '', attempt: 0, text: '' });
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [isSliderOpen, setSliderOpen] = useState(false);
  const [verification, setVerification] = useState<ExtraOffer>();
  const form = useFocusFirstInvalid(error, captcha.attempt);

  const handleFailure = (thrown: unknown) => {
    const apiError = thrown instanceof ApiError ? thrown : undefined;
    setBusy(false);
    if (apiError?.code === 'EXTRA_VERIFICATION')
      return setVerification(apiError.envelope as unknown as ExtraOffer);
    setCaptcha((last) => ({ id: '', attempt: last.attempt + 1, text: '' }));
    if (apiError?.fields.captcha) setError(apiError.fields.captcha.message);
    else setFailure(apiError?.message || tErrors('NETWORK'));
  };
  const submitCaptcha = () => {
    setError(undefined);
    if (captcha.text.trim() === '') setError(tErrors('fields.CAPTCHA_REQUIRED'));
    else void logIn({ captcha: captcha.text.trim(), captchaId: captcha.id });
  };
  const logIn = async (token: HumanCheckToken) => {
    setFailure(undefined);
    setError(undefined);
    setSliderOpen(false);
    setBusy(true);
    try {
      onLoggedIn(
        await callApi<LoginValue>('POST', '/wps/session/login', {
          type: 'username',
          username,
          password,
          remember: false,
          ...(audience ? { audience } : {}),
          ...token,
        }),
      );
    } catch (thrown) {
      handleFailure(thrown);
    }
  };

  if (verification) {
    return (
      <ExtraVerificationStep
        offer={verification}
        onLoggedIn={onLoggedIn}
        onBack={(message) => {
          setVerification(undefined);
          setFailure(message);
        }}
      />
    );
  }
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-4"
      aria-label={t('enter')}
      onSubmit={(event) => {
        event.preventDefault();
        submitCaptcha();
      }}
    >
      <p role="status" className="flex items-start gap-2.5">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-jade" />
        <span>
          <span className="block font-semibold">{t('checkTitle')}</span>
          <span className="text-sm text-muted">{t('checkText')}</span>
        </span>
      </p>
      <FormAlert message={failure} />
      <CaptchaField
        value={captcha.text}
        onChange={(event) => setCaptcha((last) => ({ ...last, text: event.target.value }))}
        error={error}
        attempt={captcha.attempt}
        onCaptcha={(id) => setCaptcha((last) => ({ ...last, id }))}
        onUseSlider={() => setSliderOpen(true)}
        autoFocus
      />
      <Button type="submit" variant="amber" block busy={busy}>
        {t('enter')}
      </Button>
      <Button variant="ghost" block onClick={onLogin}>
        {t('later')}
      </Button>
      {isSliderOpen && (
        <SliderDialog
          action="login"
          onSolved={(token) => void logIn(token)}
          onClose={() => setSliderOpen(false)}
        />
      )}
    </form>
  );
}
