'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { FormAlert } from './form-alert';
import { dispatchLogout } from './session-event';
import { clearSessionKeys } from './session-keys';

interface LogoutDialogProps {
  onClose: () => void;
  /** Is called when the session has ended, here and on the server. The caller leads to `/`. */
  onLoggedOut: () => void;
}

/**
 * Asks for confirmation, then logs out (LOGIN-12). Needs the message namespaces `identity` and `errors`. Load it with
 * `import()`.
 */
export default function LogoutDialog({ onClose, onLoggedOut }: LogoutDialogProps) {
  const t = useTranslations('identity');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const logOut = async () => {
    setBusy(true);
    try {
      await callApi('DELETE', '/wps/session/logout');
    } catch (error) {
      // 401: the session has ended already, which is the wanted result.
      if (!(error instanceof ApiError && error.status === 401)) {
        setFailure((error as Error).message || t('networkFailed'));
        setBusy(false);
        return;
      }
    }
    clearSessionKeys();
    dispatchLogout();
    onLoggedOut();
  };
  return (
    <ConfirmDialog
      open
      title={t('logout.title')}
      message={t('logout.in_sure_logout')}
      confirmLabel={t('logout.confirm')}
      cancelLabel={t('cancel')}
      busy={busy}
      onConfirm={() => void logOut()}
      onClose={onClose}
    >
      <FormAlert message={failure} />
    </ConfirmDialog>
  );
}
