'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ConfirmButton } from '../confirm-button';
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
  const path = `/backoffice/api/channels/${id}/archive`;
  const body = { version, archived: !archived };
  if (archived)
    return (
      <Button
        variant="outline"
        size="sm"
        busy={call.busy}
        onClick={() => void call.send(path, body, t('restored'))}
      >
        {t('restore')}
      </Button>
    );
  return (
    <ConfirmButton
      path={path}
      body={body}
      variant="outline"
      tone="danger"
      texts={{
        button: t('button'),
        title: t('title'),
        text: t('text'),
        cancel: tOffice('cancel'),
        done: t('archived'),
      }}
    />
  );
}
