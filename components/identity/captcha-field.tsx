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

interface CaptchaFieldProps extends InputProps {
  error: string | undefined;
  /** Counts the attempts. A change fetches a new picture, because a captcha has one use. */
  attempt: number;
  onCaptcha: (captchaId: string) => void;
  /** Opens the slider instead, for people who cannot read the picture. */
  onUseSlider?: () => void;
}

/** The picture of a captcha and a field for its characters. A press on the picture loads another, at most once a second (LOGIN-4). */
export function CaptchaField({ error, attempt, onCaptcha, onUseSlider, ...input }: CaptchaFieldProps) {
  const t = useTranslations('identity');
  const tSlider = useTranslations('factors.slider');
  const [captcha, setCaptcha] = useState<Captcha>();
  const [hasFailed, setHasFailed] = useState(false);
  const [refreshes, setRefreshes] = useState(0);
  const refreshedAt = useRef(0);
  const latestOnCaptcha = useRef(onCaptcha);
  useEffect(() => {
    latestOnCaptcha.current = onCaptcha;
  });

  useEffect(() => {
    const abort = new AbortController();
    callApi<Captcha>('GET', '/wps/captcha', undefined, abort.signal)
      .then((loaded) => {
        setCaptcha(loaded);
        setHasFailed(false);
        latestOnCaptcha.current(loaded.captchaId);
      })
      .catch(() => !abort.signal.aborted && setHasFailed(true));
    return () => abort.abort();
  }, [attempt, refreshes]);

  const refresh = () => {
    if (Date.now() - refreshedAt.current < 1_000) return;
    refreshedAt.current = Date.now();
    setRefreshes((count) => count + 1);
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
            onClick={refresh}
            aria-label={t('captcha.another')}
            className="relative h-11 w-36 shrink-0 overflow-hidden rounded-control border border-edge bg-[#f4ecdc] transition hover:border-amber"
          >
            {captcha && !hasFailed && (
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
  if (!onUseSlider) return field;
  return (
    <div className="flex flex-col gap-1">
      {field}
      <Button variant="ghost" size="sm" className="-ms-3 self-start" onClick={onUseSlider}>
        {tSlider('useSlider')}
      </Button>
    </div>
  );
}
