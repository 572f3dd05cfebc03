'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useCall } from '../use-call';

/** Asks the vendor at once about a transfer whose outcome is not known. */
export function AskButton({ id }: { id: string }) {
  const t = useTranslations('backoffice-vendors.wallet');
  const call = useCall();
  const ask = () =>
    void call.send(`/backoffice/api/wallet-transfers/${id}/ask`, {}, ({ status }: { status: string }) =>
      t(status === 'done' ? 'askedDone' : status === 'refused' ? 'askedRefused' : 'askedOpen'),
    );
  return (
    <span className="inline-flex flex-col gap-1">
      <Button size="sm" variant="outline" busy={call.busy} onClick={ask}>
        {t('ask')}
      </Button>
      {call.failure && <span className="text-xs text-vermilion">{call.failure.message}</span>}
    </span>
  );
}
