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
import { CaptchaInstead } from './captcha-instead';
import { SliderPuzzle } from './slider-puzzle';
import type { Slid } from './use-slide';

/** What a call takes as proof that a person asks. */
export type Proof = { sliderToken: string } | { captchaId: string; captcha: string };

export interface SliderDialogProps {
  action: SliderAction;
  onPassed: (proof: Proof) => void;
  onClose: () => void;
}

/** Asks for a proof that a person is here: the sliding puzzle, or characters for whoever cannot slide. */
export function SliderDialog({ action, onPassed, onClose }: SliderDialogProps) {
  const t = useTranslations('factors.slider');
  const tIdentity = useTranslations('identity');
  const [byCaptcha, setByCaptcha] = useState(false);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      description={byCaptcha ? undefined : t('hint')}
      closeLabel={tIdentity('close')}
      size="sm"
    >
      {byCaptcha ? <CaptchaInstead onAnswer={onPassed} /> : <Slider action={action} onPassed={onPassed} />}
      <Button variant="ghost" block className="mt-2" onClick={() => setByCaptcha(!byCaptcha)}>
        {byCaptcha ? t('useSlider') : t('useCaptcha')}
      </Button>
    </Dialog>
  );
}

function Slider({ action, onPassed }: Pick<SliderDialogProps, 'action' | 'onPassed'>) {
  const t = useTranslations('factors.slider');
  const [round, setRound] = useState(0);
  const [puzzle, setPuzzle] = useState<Puzzle>();
  const [phase, setPhase] = useState<'ready' | 'checking' | 'passed'>('ready');
  const [failure, setFailure] = useState<string>();
  const [broken, setBroken] = useState(false);

  useEffect(() => {
    const abort = new AbortController();
    callApi<Puzzle>('GET', `/wps/captcha/slider?action=${action}`, undefined, abort.signal)
      .then((fresh) => {
        setPuzzle(fresh);
        setBroken(false);
      })
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        setBroken(true);
        if (error instanceof ApiError && error.message) setFailure(error.message);
      });
    return () => abort.abort();
  }, [action, round]);

  const another = () => {
    setPuzzle(undefined);
    setPhase('ready');
    setBroken(false);
    setRound((count) => count + 1);
  };
  const judge = async (slid: Slid) => {
    if (!puzzle) return;
    setPhase('checking');
    setFailure(undefined);
    try {
      const proof = await callApi<{ sliderToken: string }>('POST', '/wps/captcha/slider', {
        id: puzzle.id,
        ...slid,
      });
      setPhase('passed');
      onPassed(proof);
    } catch (error) {
      const isWrong = error instanceof ApiError && error.code === 'SLIDER_WRONG';
      setFailure(isWrong ? t('wrong') : (error as Error).message || t('failed'));
      another();
    }
  };

  return (
    <div className="flex flex-col gap-3">
      <FormAlert message={failure} />
      {broken ? (
        <ErrorState title={t('failed')} retryLabel={t('another')} onRetry={another} />
      ) : puzzle ? (
        <SliderPuzzle key={puzzle.id} puzzle={puzzle} phase={phase} onLetGo={(slid) => void judge(slid)} />
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
        <Button variant="ghost" size="sm" onClick={another} className="self-end">
          <RotateCw aria-hidden className="size-4" />
          {t('another')}
        </Button>
      )}
    </div>
  );
}
