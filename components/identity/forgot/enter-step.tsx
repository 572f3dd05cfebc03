'use client';

import { useState } from 'react';
import { CircleCheck } from '@/components/ui/icons';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { ExtraOffer } from '@/lib/identity/extra/schema';
import type { LoginValue } from '@/lib/identity/schema';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { CaptchaField } from '../captcha-field';
import { ExtraStep } from '../extra/extra-step';
import { FormAlert } from '../form-alert';
import { SliderDialog, type Proof } from '../human/slider-dialog';
import { useFirstWrong } from '../use-first-wrong';

export interface EnterStepProps {
  /** The number in E.164. */
  username: string;
  password: string;
  onLoggedIn: (value: LoginValue) => void;
  onLogin: () => void;
}

/**
 * After a reset by phone: the login with the new password, once a picture is read (product.md §4, phone reset), and one
 * proof more where the member has an authenticator app.
 */
export function EnterStep({ username, password, onLoggedIn, onLogin }: EnterStepProps) {
  const t = useTranslations('forgot.phone');
  const tErrors = useTranslations('errors');
  const [captcha, setCaptcha] = useState({ id: '', round: 0, text: '' });
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [sliding, setSliding] = useState(false);
  const [extra, setExtra] = useState<ExtraOffer>();
  const form = useFirstWrong(error, captcha.round);

  const refused = (thrown: unknown) => {
    const known = thrown instanceof ApiError ? thrown : undefined;
    setBusy(false);
    if (known?.code === 'EXTRA_VERIFICATION') return setExtra(known.envelope as unknown as ExtraOffer);
    setCaptcha((last) => ({ id: '', round: last.round + 1, text: '' }));
    if (known?.fields.captcha) setError(known.fields.captcha.message);
    else setFailure(known?.message || tErrors('NETWORK'));
  };
  const read = () => {
    setError(undefined);
    if (captcha.text.trim() === '') setError(tErrors('fields.CAPTCHA_REQUIRED'));
    else void enter({ captcha: captcha.text.trim(), captchaId: captcha.id });
  };
  const enter = async (proof: Proof) => {
    setFailure(undefined);
    setError(undefined);
    setSliding(false);
    setBusy(true);
    try {
      onLoggedIn(
        await callApi<LoginValue>('POST', '/wps/session/login', {
          type: 'username',
          username,
          password,
          remember: false,
          ...proof,
        }),
      );
    } catch (thrown) {
      refused(thrown);
    }
  };

  if (extra) {
    return (
      <ExtraStep
        offer={extra}
        onLoggedIn={onLoggedIn}
        onBack={(message) => {
          setExtra(undefined);
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
        read();
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
        round={captcha.round}
        onCaptcha={(id) => setCaptcha((last) => ({ ...last, id }))}
        onSlide={() => setSliding(true)}
        autoFocus
      />
      <Button type="submit" variant="amber" block busy={busy}>
        {t('enter')}
      </Button>
      <Button variant="ghost" block onClick={onLogin}>
        {t('later')}
      </Button>
      {sliding && (
        <SliderDialog
          action="login"
          onPassed={(proof) => void enter(proof)}
          onClose={() => setSliding(false)}
        />
      )}
    </form>
  );
}
