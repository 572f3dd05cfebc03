'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { CaptchaField } from '../captcha-field';
import { useFirstWrong } from '../use-first-wrong';
import { SliderDialog, type Proof } from '../human/slider-dialog';

export interface HumanCheckProps {
  /** What was wrong with the last answer. */
  error: string | undefined;
  /** Counts up with each answer that was used: a new picture is shown. */
  round: number;
  busy: boolean;
  onAnswer: (proof: Proof) => void;
  onClose: () => void;
}

/** Asks for a captcha before something is sent in somebody's name; for whoever cannot read it, the slider. */
export function HumanCheck({ error, round, busy, onAnswer, onClose }: HumanCheckProps) {
  const t = useTranslations('ways-in');
  const tErrors = useTranslations('errors');
  const tIdentity = useTranslations('identity');
  const tSlider = useTranslations('factors.slider');
  const [bySlider, setBySlider] = useState(false);
  const [captchaId, setCaptchaId] = useState('');
  const [typed, setTyped] = useState({ round, text: '', missing: false });
  // A used answer is no answer to the next picture.
  const text = typed.round === round ? typed.text : '';
  const missing = typed.round === round && typed.missing;
  const wrong = missing ? tErrors('fields.CAPTCHA_REQUIRED') : error;
  const form = useFirstWrong(wrong, round);
  const answer = () => {
    if (text.trim() === '') setTyped({ round, text, missing: true });
    else onAnswer({ captchaId, captcha: text.trim() });
  };
  if (bySlider) {
    const passed = (proof: Proof) => {
      setBySlider(false);
      onAnswer(proof);
    };
    return <SliderDialog action="sms" onPassed={passed} onClose={onClose} />;
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
      {/* A form inside the form that opened it: its submit must not bubble up to that one through React's tree. */}
      <form
        ref={form}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          answer();
        }}
      >
        <CaptchaField
          value={text}
          onChange={(event) => setTyped({ round, text: event.target.value, missing: false })}
          error={wrong}
          round={round}
          onCaptcha={setCaptchaId}
          autoFocus
        />
        <Button type="submit" variant="amber" block busy={busy}>
          {t('human.submit')}
        </Button>
      </form>
      <Button variant="ghost" block className="mt-2" onClick={() => setBySlider(true)}>
        {tSlider('useSlider')}
      </Button>
    </Dialog>
  );
}
