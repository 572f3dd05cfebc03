'use client';

import { useState } from 'react';
import { LogOut } from '@/components/ui/icons';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { redirectToLogin } from './redirect-to-login';

/** Ends the session on the server, then opens the login page. */
export function LogOutButton() {
  const t = useTranslations('backoffice');
  const [busy, setBusy] = useState(false);
  const logOut = async () => {
    setBusy(true);
    try {
      await callApi('DELETE', '/backoffice/api/logout');
    } catch (error) {
      // A session that has already ended is the desired result.
      if (!(error instanceof ApiError && error.status === 401)) {
        notify((error as Error).message || t('networkFailed'), 'bad');
        setBusy(false);
        return;
      }
    }
    redirectToLogin();
  };
  return (
    <Button
      variant="ghost"
      size="icon"
      busy={busy}
      aria-label={t('logOut')}
      title={t('logOut')}
      onClick={() => void logOut()}
    >
      {!busy && <LogOut aria-hidden className="flip-rtl size-5" />}
    </Button>
  );
}
