'use client';

import { useState, type FormEvent } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { CaptchaField } from '../captcha-field';
import { useFocusFirstInvalid } from '../use-focus-first-invalid';

/**
 * The captcha, for people who cannot or do not want to use the slider. It is not checked here: the call that it protects
 * checks the answer.
 */
export function CaptchaForm({
  onAnswer,
}: {
  onAnswer: (token: { captchaId: string; captcha: string }) => void;
}) {
  const t = useTranslations('factors.slider');
  const tErrors = useTranslations('errors.fields');
  const [id, setId] = useState('');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const form = useFocusFirstInvalid(error);
  const send = (event: FormEvent) => {
    event.preventDefault();
    // React passes events of a portal on to the form behind this dialog. That form must not be submitted.
    event.stopPropagation();
    setError(undefined);
    if (!text.trim()) setError(tErrors('CAPTCHA_REQUIRED'));
    else onAnswer({ captchaId: id, captcha: text.trim() });
  };
  return (
    <form ref={form} noValidate onSubmit={send} className="flex flex-col gap-4">
      <CaptchaField
        attempt={0}
        onCaptcha={setId}
        error={error}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="amber" block disabled={!id}>
        {t('confirm')}
      </Button>
    </form>
  );
}
