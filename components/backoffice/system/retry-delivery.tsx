'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useCall } from '../use-call';

/** Sends a delivery again at once. The page then shows the result. */
export function RetryDelivery({ id, again }: { id: string; again: boolean }) {
  const t = useTranslations('backoffice-system.webhooks');
  const call = useCall();
  return (
    <span className="flex flex-col items-end gap-1">
      <Button
        size="sm"
        variant={again ? 'ghost' : 'outline'}
        busy={call.busy}
        onClick={() => void call.send(`/backoffice/api/webhooks/deliveries/${id}/retry`, {}, t('tested'))}
      >
        {t(again ? 'sendAgain' : 'retry')}
      </Button>
      <span role="status" className="text-sm text-vermilion empty:hidden">
        {call.failure?.message}
      </span>
    </span>
  );
}
