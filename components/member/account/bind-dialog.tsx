'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog';
import { notify } from '@/components/ui/notify';
import { queryClient } from '@/components/ui/query-client';
import type { ProfileValue } from '@/lib/identity/profile/schema';
import { RequestCodeStep } from './request-code-step';
import type { CodeTarget, ContactKind } from './types';
import { PROFILE_KEY } from './profile-key';
import { EnterCodeStep } from './enter-code-step';

interface BindDialogProps {
  kind: ContactKind;
  /** The address that fills in the field: one that is stored and not yet verified. Empty if there is none. */
  initialEmail: string;
  onClose: () => void;
}

/**
 * Binds an email address or a mobile number in two steps: first the login password and the address or number, then the
 * code that was sent there (MEMBER-4).
 */
export function BindDialog({ kind, initialEmail, onClose }: BindDialogProps) {
  const t = useTranslations('account.contacts');
  const tIdentity = useTranslations('identity');
  const [target, setTarget] = useState<CodeTarget>();
  const handleDone = (profile: ProfileValue) => {
    queryClient.setQueryData(PROFILE_KEY, profile);
    notify(t(`${kind}Done`), 'good');
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`${kind}Title`)}
      description={target ? t(`${kind}Sent`) : t(`${kind}Text`)}
      closeLabel={tIdentity('close')}
      size="sm"
    >
      {target ? (
        <EnterCodeStep kind={kind} target={target} onDone={handleDone} onBack={() => setTarget(undefined)} />
      ) : (
        <RequestCodeStep kind={kind} initialEmail={initialEmail} onCodeSent={setTarget} />
      )}
    </Dialog>
  );
}
