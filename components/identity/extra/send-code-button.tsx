'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { resendDelay, useCountdown } from '../mobile/use-countdown';

interface SendCodeButtonProps {
  challenge: string;
  way: 'email' | 'mobile';
  onFailure: (message: string | undefined) => void;
  onExpired: (message: string) => void;
}

/** Sends the code, then rests for the time that the server names, less half the duration of the call (SMS-2). */
export function SendCodeButton({ challenge, way, onFailure, onExpired }: SendCodeButtonProps) {
  const t = useTranslations('factors.extra');
  const tErrors = useTranslations('errors');
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const { secondsLeft, start } = useCountdown();

  const send = async () => {
    const startedAt = Date.now();
    setBusy(true);
    onFailure(undefined);
    try {
      const { expiredMinutes } = await callApi<{ expiredMinutes: number }>(
        'POST',
        '/wps/session/login/verify/code',
        { challenge, way },
      );
      start(resendDelay(expiredMinutes, Date.now() - startedAt));
      setSent(true);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'CHALLENGE_GONE') onExpired(error.message);
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
        disabled={secondsLeft > 0}
        onClick={() => void send()}
      >
        {secondsLeft > 0 ? t('again', { seconds: secondsLeft }) : t('send')}
      </Button>
      <span role="status" className="sr-only">
        {sent ? t('sent') : ''}
      </span>
    </>
  );
}
