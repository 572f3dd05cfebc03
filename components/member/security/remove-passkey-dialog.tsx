'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog';
import { notify } from '@/components/ui/notify';
import { callApi } from '@/lib/platform/http/call';
import { PasswordConfirmForm } from './password-confirm-form';
import { refreshSecurity } from './use-security';

interface RemovePasskeyDialogProps {
  passkey: { id: string; name: string };
  onClose: () => void;
}

/** Asks for confirmation, then removes a passkey. */
export function RemovePasskeyDialog({ passkey, onClose }: RemovePasskeyDialogProps) {
  const t = useTranslations('factors.passkeys');
  const tIdentity = useTranslations('identity');
  const handleConfirm = async (password: string) => {
    await callApi('DELETE', `/wps/member/security/passkeys/${passkey.id}`, { password });
    notify(t('removed'), 'good');
    refreshSecurity();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('removeTitle', { name: passkey.name })}
      description={t('removeHint')}
      closeLabel={tIdentity('close')}
      size="sm"
    >
      <PasswordConfirmForm confirmLabel={t('remove')} danger onConfirm={handleConfirm} />
    </Dialog>
  );
}
