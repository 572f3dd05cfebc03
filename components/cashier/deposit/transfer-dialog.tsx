'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { notify } from '@/components/ui/notify';
import { queryClient } from '@/components/ui/query-client';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { DEPOSITS_KEY } from '../query-keys';
import type { Channel, Deposit } from '../types';
import { isPaidAtProvider } from './pay-to';
import { TransferGuide } from './transfer-guide';

interface Props {
  deposit: Deposit;
  channel: Channel | undefined;
  onClose: () => void;
}

/** A pending transfer: what to write on it, its receipt image, and a button that cancels the request. */
export function TransferDialog({ deposit, channel, onClose }: Props) {
  const t = useTranslations('cashier-pages.deposit');
  const tErrors = useTranslations('errors');
  const [busy, setBusy] = useState(false);
  const cancel = async () => {
    setBusy(true);
    try {
      await callApi('POST', `/wps/cashier/deposits/${deposit.id}/cancel`, {});
      notify(t('cancelled'), 'good');
      onClose();
    } catch (error) {
      notify((error as Error).message || tErrors('NETWORK'), 'bad');
      // An operator has decided meanwhile. The member must not transfer any more.
      if (error instanceof ApiError && error.code === 'ALREADY_DECIDED') onClose();
    } finally {
      setBusy(false);
      void queryClient.invalidateQueries({ queryKey: DEPOSITS_KEY });
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={t(isPaidAtProvider(deposit) ? 'payDetails' : 'details')}
      closeLabel={t('close')}
      footer={
        <Button variant="outline" busy={busy} onClick={() => void cancel()}>
          {t('cancel')}
        </Button>
      }
    >
      <TransferGuide deposit={deposit} channel={channel} />
    </Dialog>
  );
}
