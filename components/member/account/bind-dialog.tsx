'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog';
import { notify } from '@/components/ui/notify';
import { queryClient } from '@/components/ui/query-client';
import type { ProfileValue } from '@/lib/identity/profile/schema';
import { AskStep } from './ask-step';
import type { Asked, BoundKind } from './bound';
import { PROFILE_KEY } from './profile-key';
import { ProveStep } from './prove-step';

export interface BindDialogProps {
  kind: BoundKind;
  /** The address to begin with: one that is told and not yet proven. */
  proposed: string;
  onClose: () => void;
}

/** Binds an e-mail address or a mobile number: the login password and where the code goes, then the code. */
export function BindDialog({ kind, proposed, onClose }: BindDialogProps) {
  const t = useTranslations('account.contacts');
  const tIdentity = useTranslations('identity');
  const [asked, setAsked] = useState<Asked>();
  const done = (profile: ProfileValue) => {
    queryClient.setQueryData(PROFILE_KEY, profile);
    notify(t(`${kind}Done`), 'good');
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`${kind}Title`)}
      description={asked ? t(`${kind}Sent`) : t(`${kind}Text`)}
      closeLabel={tIdentity('close')}
      size="sm"
    >
      {asked ? (
        <ProveStep kind={kind} asked={asked} onDone={done} onBack={() => setAsked(undefined)} />
      ) : (
        <AskStep kind={kind} proposed={proposed} onAsked={setAsked} />
      )}
    </Dialog>
  );
}
