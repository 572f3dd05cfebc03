'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useCall } from '../use-call';

interface Props {
  id: string;
  version: number;
  archived: boolean;
}

/** Archives a channel after a confirmation, or brings it back. */
export function ArchiveButton({ id, version, archived }: Props) {
  const t = useTranslations('backoffice-channels.archive');
  const tOffice = useTranslations('backoffice');
  const call = useCall();
  const [asking, setAsking] = useState(false);
  const send = async () => {
    const done = await call.send(
      `/backoffice/api/channels/${id}/archive`,
      { version, archived: !archived },
      archived ? t('restored') : t('archived'),
    );
    if (done) setAsking(false);
  };
  if (archived)
    return (
      <Button variant="outline" size="sm" busy={call.busy} onClick={() => void send()}>
        {t('restore')}
      </Button>
    );
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
        {t('button')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('title')}
        message={t('text')}
        confirmLabel={t('button')}
        cancelLabel={tOffice('cancel')}
        tone="danger"
        busy={call.busy}
        onConfirm={() => void send()}
        onClose={() => {
          call.reset();
          setAsking(false);
        }}
      >
        <FormAlert message={call.failure?.message} />
      </ConfirmDialog>
    </>
  );
}
