'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { parseUserAgent } from '@/components/identity/user-agent';
import { createPasskey } from '@/components/identity/passkey/ceremony';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { notify } from '@/components/ui/notify';
import { ApiError } from '@/lib/platform/http/call';
import { PasswordConfirmForm } from './password-confirm-form';
import { refreshSecurity } from './use-security';

/** Creates a passkey on this device, under a name that the member chooses. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('factors.passkeys');
  const tIdentity = useTranslations('identity');
  const device = parseUserAgent(navigator.userAgent);
  const [name, setName] = useState(device ? `${device.browser}, ${device.system}` : t('nameDefault'));
  const handleConfirm = async (password: string) => {
    try {
      await createPasskey(name.trim() || t('nameDefault'), password);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      // The browser's error message is not meant for people. Nothing was chosen, or the passkey exists already.
      throw new Error(t('cancelled'), { cause: error });
    }
    notify(t('added'), 'good');
    refreshSecurity();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('add')}
      description={t('addHint')}
      closeLabel={tIdentity('close')}
      size="sm"
    >
      <PasswordConfirmForm confirmLabel={t('add')} onConfirm={handleConfirm}>
        <Field label={t('name')}>
          {(control) => (
            <Input
              {...control}
              value={name}
              onChange={(event) => setName(event.target.value)}
              maxLength={60}
              autoComplete="off"
            />
          )}
        </Field>
      </PasswordConfirmForm>
    </Dialog>
  );
}
