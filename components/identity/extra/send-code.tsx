'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { restOf, useCountdown } from '../mobile/use-countdown';

export interface SendCodeProps {
  challenge: string;
  way: 'email' | 'mobile';
  onFailure: (message: string | undefined) => void;
  onGone: (message: string) => void;
}

/** Sends the code, then rests for as long as the server says; the time that the call took is part of the rest. */
export function SendCode({ challenge, way, onFailure, onGone }: SendCodeProps) {
  const t = useTranslations('factors.extra');
  const tErrors = useTranslations('errors');
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const { left, start } = useCountdown();

  const send = async () => {
    const began = Date.now();
    setBusy(true);
    onFailure(undefined);
    try {
      const { expiredMinutes } = await callApi<{ expiredMinutes: number }>(
        'POST',
        '/wps/session/login/verify/code',
        { challenge, way },
      );
      start(restOf(expiredMinutes, Date.now() - began));
      setSent(true);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'CHALLENGE_GONE') onGone(error.message);
      else onFailure((error as Error).message || tErrors('NETWORK'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button
        variant="outline"
        className="shrink-0"
        busy={busy}
        disabled={left > 0}
        onClick={() => void send()}
      >
        {left > 0 ? t('again', { seconds: left }) : t('send')}
      </Button>
      <span role="status" className="sr-only">
        {sent ? t('sent') : ''}
      </span>
    </>
  );
}
