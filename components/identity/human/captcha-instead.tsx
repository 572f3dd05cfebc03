'use client';

import { useState, type FormEvent } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { CaptchaField } from '../captcha-field';
import { useFirstWrong } from '../use-first-wrong';

/** The picture of characters, for whoever cannot or will not slide; the call that it is for judges the answer. */
export function CaptchaInstead({
  onAnswer,
}: {
  onAnswer: (proof: { captchaId: string; captcha: string }) => void;
}) {
  const t = useTranslations('factors.slider');
  const tErrors = useTranslations('errors.fields');
  const [id, setId] = useState('');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const form = useFirstWrong(error);
  const send = (event: FormEvent) => {
    event.preventDefault();
    // A portal's events climb React's tree: the form behind this dialog must not be sent along.
    event.stopPropagation();
    setError(undefined);
    if (!text.trim()) setError(tErrors('CAPTCHA_REQUIRED'));
    else onAnswer({ captchaId: id, captcha: text.trim() });
  };
  return (
    <form ref={form} noValidate onSubmit={send} className="flex flex-col gap-4">
      <CaptchaField
        round={0}
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
