'use client';

import { useEffect, useRef, useState } from 'react';
import { RotateCw } from '@/components/ui/icons';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input, type InputProps } from '@/components/ui/input';
import { callApi } from '@/lib/platform/http/call';
import { RequiredLabel } from './required-label';

interface Captcha {
  captchaId: string;
  image: string;
}

export interface CaptchaFieldProps extends InputProps {
  error: string | undefined;
  /** Counts up when the last picture is used: a new one is fetched. */
  round: number;
  onCaptcha: (captchaId: string) => void;
  /** Whoever cannot read the picture slides instead: opens the slider. */
  onSlide?: () => void;
}

/** The picture, a way to another one (once a second at most, product.md §5), and the box for what it says. */
export function CaptchaField({ error, round, onCaptcha, onSlide, ...input }: CaptchaFieldProps) {
  const t = useTranslations('identity');
  const tSlider = useTranslations('factors.slider');
  const [captcha, setCaptcha] = useState<Captcha>();
  const [failed, setFailed] = useState(false);
  const [asked, setAsked] = useState(0);
  const askedAt = useRef(0);
  const report = useRef(onCaptcha);
  useEffect(() => {
    report.current = onCaptcha;
  });

  useEffect(() => {
    const abort = new AbortController();
    callApi<Captcha>('GET', '/wps/captcha', undefined, abort.signal)
      .then((fresh) => {
        setCaptcha(fresh);
        setFailed(false);
        report.current(fresh.captchaId);
      })
      .catch(() => !abort.signal.aborted && setFailed(true));
    return () => abort.abort();
  }, [round, asked]);

  const another = () => {
    if (Date.now() - askedAt.current < 1_000) return;
    askedAt.current = Date.now();
    setAsked((count) => count + 1);
  };

  const field = (
    <Field
      label={<RequiredLabel text={t('captcha.label')} required />}
      hint={t('captcha.hint')}
      error={error}
      required
    >
      {(control) => (
        <div className="flex gap-3">
          <Input
            {...control}
            {...input}
            maxLength={4}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            dir="ltr"
            className="uppercase tracking-[0.3em]"
          />
          <button
            type="button"
            onClick={another}
            aria-label={t('captcha.another')}
            className="relative h-11 w-36 shrink-0 overflow-hidden rounded-control border border-edge bg-[#f4ecdc] transition hover:border-amber"
          >
            {captcha && !failed && (
              <img
                src={`data:image/png;base64,${captcha.image}`}
                alt={t('captcha.picture')}
                className="size-full"
              />
            )}
            <RotateCw aria-hidden className="absolute end-1 bottom-1 size-3.5 text-[#3b3428]" />
          </button>
        </div>
      )}
    </Field>
  );
  if (!onSlide) return field;
  return (
    <div className="flex flex-col gap-1">
      {field}
      <Button variant="ghost" size="sm" className="-ms-3 self-start" onClick={onSlide}>
        {tSlider('useSlider')}
      </Button>
    </div>
  );
}
