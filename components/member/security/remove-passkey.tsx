'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog';
import { notify } from '@/components/ui/notify';
import { callApi } from '@/lib/platform/http/call';
import { OwnerForm } from './owner-form';
import { refreshSecurity } from './use-security';

export interface RemovePasskeyProps {
  passkey: { id: string; name: string };
  onClose: () => void;
}

/** Asks before a passkey is taken away. */
export function RemovePasskey({ passkey, onClose }: RemovePasskeyProps) {
  const t = useTranslations('factors.passkeys');
  const tIdentity = useTranslations('identity');
  const run = async (password: string) => {
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
      <OwnerForm confirmLabel={t('remove')} danger run={run} />
    </Dialog>
  );
}
