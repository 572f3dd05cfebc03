'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { FormAlert } from './form-alert';
import { announceLogout } from './session-event';
import { dropSessionKeys } from './session-keys';

export interface LogoutDialogProps {
  onClose: () => void;
  /** The session has ended, here and on the server: go to `/`. */
  onLoggedOut: () => void;
}

/** Asks before it logs out (in_sure_logout). Needs the namespaces `identity` and `errors`; load it with `import()`. */
export default function LogoutDialog({ onClose, onLoggedOut }: LogoutDialogProps) {
  const t = useTranslations('identity');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const leave = async () => {
    setBusy(true);
    try {
      await callApi('DELETE', '/wps/session/logout');
    } catch (error) {
      // A session that has ended already is what was asked for.
      if (!(error instanceof ApiError && error.status === 401)) {
        setFailure((error as Error).message || t('networkFailed'));
        setBusy(false);
        return;
      }
    }
    dropSessionKeys();
    announceLogout();
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
      onConfirm={() => void leave()}
      onClose={onClose}
    >
      <FormAlert message={failure} />
    </ConfirmDialog>
  );
}
