'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { refreshBalance } from '@/components/session/session-store';
import { notify } from '@/components/ui/notify';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { refreshBets } from '../queries';

/** Withdraws a bet or cancels a chase by its address, and says what came of it. Bets and balance are read again in any case. */
export function useReturn(path: string, done: string) {
  const tErrors = useTranslations('errors');
  const [busy, setBusy] = useState(false);
  const giveBack = async () => {
    setBusy(true);
    try {
      await callApi('DELETE', path);
      notify(done, 'good');
    } catch (error) {
      notify((error instanceof ApiError && error.message) || tErrors('NETWORK'), 'bad');
    } finally {
      setBusy(false);
      refreshBets();
      void refreshBalance();
    }
  };
  return { busy, giveBack };
}
