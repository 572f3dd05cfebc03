'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useCall } from '../use-call';

/** Takes an unpaid withdrawal out of a payment file. */
export function TakeOutButton({ fileId, withdrawalId }: { fileId: string; withdrawalId: string }) {
  const t = useTranslations('backoffice-queues.files');
  const call = useCall();
  return (
    <span className="relative z-1 inline-flex flex-col items-end gap-1">
      <Button
        size="sm"
        variant="outline"
        busy={call.busy}
        onClick={() =>
          void call.send(
            `/backoffice/api/payment-files/${fileId}/take-out`,
            { withdrawalId },
            t('takenOut', { id: withdrawalId }),
          )
        }
      >
        {t('takeOut')}
      </Button>
      {call.failure?.message && <span className="text-xs text-vermilion">{call.failure.message}</span>}
    </span>
  );
}
