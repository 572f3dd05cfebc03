'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { CaptchaField } from '../captcha-field';
import { useFocusFirstInvalid } from '../use-focus-first-invalid';
import { SliderDialog, type HumanCheckToken } from '../human/slider-dialog';

interface HumanCheckProps {
  /** The error of the last answer. */
  error: string | undefined;
  /** Counts the answers that were used. A change shows a new picture. */
  attempt: number;
  busy: boolean;
  onAnswer: (token: HumanCheckToken) => void;
  onClose: () => void;
}

/** The human check before a code is sent: a captcha, or the slider for people who cannot read it. */
export function HumanCheck({ error, attempt, busy, onAnswer, onClose }: HumanCheckProps) {
  const t = useTranslations('mobile');
  const tErrors = useTranslations('errors');
  const tIdentity = useTranslations('identity');
  const tSlider = useTranslations('factors.slider');
  const [usesSlider, setUsesSlider] = useState(false);
  const [captchaId, setCaptchaId] = useState('');
  const [typed, setTyped] = useState({ attempt, text: '', isMissing: false });
  // Text typed for an earlier picture does not count for the next one.
  const text = typed.attempt === attempt ? typed.text : '';
  const isMissing = typed.attempt === attempt && typed.isMissing;
  const shownError = isMissing ? tErrors('fields.CAPTCHA_REQUIRED') : error;
  const form = useFocusFirstInvalid(shownError, attempt);
  const submit = () => {
    if (text.trim() === '') setTyped({ attempt, text, isMissing: true });
    else onAnswer({ captchaId, captcha: text.trim() });
  };
  if (usesSlider) {
    const handleSolved = (token: HumanCheckToken) => {
      setUsesSlider(false);
      onAnswer(token);
    };
    return <SliderDialog action="sms" onSolved={handleSolved} onClose={onClose} />;
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('human.title')}
      description={t('human.text')}
      closeLabel={tIdentity('close')}
      size="sm"
    >
      {/* React passes the submit event on to the form that opened this dialog. That form must not be submitted. */}
      <form
        ref={form}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          submit();
        }}
      >
        <CaptchaField
          value={text}
          onChange={(event) => setTyped({ attempt, text: event.target.value, isMissing: false })}
          error={shownError}
          attempt={attempt}
          onCaptcha={setCaptchaId}
          autoFocus
        />
        <Button type="submit" variant="amber" block busy={busy}>
          {t('human.submit')}
        </Button>
      </form>
      <Button variant="ghost" block className="mt-2" onClick={() => setUsesSlider(true)}>
        {tSlider('useSlider')}
      </Button>
    </Dialog>
  );
}
