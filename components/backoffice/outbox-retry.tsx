'use client';

import { useEffect } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { useCall } from './use-call';

/** Sends a message again. */
export function OutboxRetry({ id }: { id: string }) {
  const t = useTranslations('outbox');
  const call = useCall();
  const failed = call.failure?.message;
  useEffect(() => {
    if (failed) notify(failed, 'bad');
  }, [failed]);
  return (
    <Button
      size="sm"
      variant="outline"
      busy={call.busy}
      onClick={() => void call.send(`/backoffice/api/outbox/${id}/retry`, {}, t('retried'))}
    >
      {t('retry')}
    </Button>
  );
}
