'use client';

import { useEffect, useState } from 'react';
import { RotateCw } from '@/components/ui/icons';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import type { SliderAction } from '@/lib/identity/slider/constants';
import type { Puzzle } from '@/lib/identity/slider/schema';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { FormAlert } from '../form-alert';
import { CaptchaForm } from './captcha-form';
import { SliderPuzzle } from './slider-puzzle';
import type { SlideResult } from './use-slide';

/** A human-check token: the fields that a call takes from a solved slider or captcha. */
export type HumanCheckToken = { sliderToken: string } | { captchaId: string; captcha: string };

interface SliderDialogProps {
  action: SliderAction;
  onSolved: (token: HumanCheckToken) => void;
  onClose: () => void;
}

/** The human check: the slider, or a captcha for people who cannot use the slider. */
export function SliderDialog({ action, onSolved, onClose }: SliderDialogProps) {
  const t = useTranslations('factors.slider');
  const tIdentity = useTranslations('identity');
  const [usesCaptcha, setUsesCaptcha] = useState(false);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      description={usesCaptcha ? undefined : t('hint')}
      closeLabel={tIdentity('close')}
      size="sm"
    >
      {usesCaptcha ? <CaptchaForm onAnswer={onSolved} /> : <Slider action={action} onSolved={onSolved} />}
      <Button variant="ghost" block className="mt-2" onClick={() => setUsesCaptcha(!usesCaptcha)}>
        {usesCaptcha ? t('useSlider') : t('useCaptcha')}
      </Button>
    </Dialog>
  );
}

function Slider({ action, onSolved }: Pick<SliderDialogProps, 'action' | 'onSolved'>) {
  const t = useTranslations('factors.slider');
  const [attempt, setAttempt] = useState(0);
  const [puzzle, setPuzzle] = useState<Puzzle>();
  const [phase, setPhase] = useState<'ready' | 'checking' | 'passed'>('ready');
  const [failure, setFailure] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const abort = new AbortController();
    callApi<Puzzle>('GET', `/wps/captcha/slider?action=${action}`, undefined, abort.signal)
      .then((loaded) => {
        setPuzzle(loaded);
        setHasFailed(false);
      })
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        setHasFailed(true);
        if (error instanceof ApiError && error.message) setFailure(error.message);
      });
    return () => abort.abort();
  }, [action, attempt]);

  const loadAnother = () => {
    setPuzzle(undefined);
    setPhase('ready');
    setHasFailed(false);
    setAttempt((count) => count + 1);
  };
  const submit = async (result: SlideResult) => {
    if (!puzzle) return;
    setPhase('checking');
    setFailure(undefined);
    try {
      const token = await callApi<{ sliderToken: string }>('POST', '/wps/captcha/slider', {
        id: puzzle.id,
        ...result,
      });
      setPhase('passed');
      onSolved(token);
    } catch (error) {
      const isWrong = error instanceof ApiError && error.code === 'SLIDER_WRONG';
      setFailure(isWrong ? t('wrong') : (error as Error).message || t('failed'));
      loadAnother();
    }
  };

  return (
    <div className="flex flex-col gap-3">
      <FormAlert message={failure} />
      {hasFailed ? (
        <ErrorState title={t('failed')} retryLabel={t('another')} onRetry={loadAnother} />
      ) : puzzle ? (
        <SliderPuzzle
          key={puzzle.id}
          puzzle={puzzle}
          phase={phase}
          onRelease={(result) => void submit(result)}
        />
      ) : (
        <div className="flex flex-col gap-3" aria-busy="true">
          <Skeleton className="aspect-[2/1] w-full rounded-control" />
          <Skeleton className="h-11 w-full rounded-control" />
        </div>
      )}
      <p role="status" className="sr-only">
        {phase === 'passed' ? t('passed') : ''}
      </p>
      {puzzle && phase === 'ready' && (
        <Button variant="ghost" size="sm" onClick={loadAnother} className="self-end">
          <RotateCw aria-hidden className="size-4" />
          {t('another')}
        </Button>
      )}
    </div>
  );
}
