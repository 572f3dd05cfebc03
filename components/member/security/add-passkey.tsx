'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { deviceOf } from '@/components/identity/device-name';
import { makePasskey } from '@/components/identity/passkey/ceremony';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { notify } from '@/components/ui/notify';
import { ApiError } from '@/lib/platform/http/call';
import { OwnerForm } from './owner-form';
import { refreshSecurity } from './use-security';

/** Makes a passkey on this device, under a name of the member's choice. */
export function AddPasskey({ onClose }: { onClose: () => void }) {
  const t = useTranslations('factors.passkeys');
  const tIdentity = useTranslations('identity');
  const device = deviceOf(navigator.userAgent);
  const [name, setName] = useState(device ? `${device.browser}, ${device.system}` : t('nameDefault'));
  const run = async (password: string) => {
    try {
      await makePasskey(name.trim() || t('nameDefault'), password);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      // The browser's own word for it is no sentence for people: nothing was chosen, or it is there already.
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
      <OwnerForm confirmLabel={t('add')} run={run}>
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
      </OwnerForm>
    </Dialog>
  );
}
