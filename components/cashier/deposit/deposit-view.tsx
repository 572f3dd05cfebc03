'use client';

import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { RecordState } from '@/components/records/record-state';
import { recordPath } from '@/components/records/record-path';
import { useLiveQueries } from '@/components/session/use-live-queries';
import { Card } from '@/components/ui/card';
import { callApi } from '@/lib/platform/http/call';
import { HistorySection } from '../history-section';
import { DEPOSITS_KEY, LIVE_DEPOSITS } from '../query-keys';
import type { Channel, Deposit } from '../types';
import { DepositDone } from './deposit-done';
import { DepositForm } from './deposit-form';
import { DepositRow } from './deposit-row';
import { TransferDialog } from './transfer-dialog';

/** The deposit page: choose and ask, see what to transfer, and what became of it. */
export function DepositView({ currency }: { currency: string }) {
  const t = useTranslations('cashier-pages.deposit');
  const locale = useLocale();
  const [done, setDone] = useState<Deposit>();
  const [shown, setShown] = useState<Deposit>();
  useLiveQueries(LIVE_DEPOSITS);
  const channels = useQuery({
    queryKey: ['cashier', 'channels', 'deposit', locale],
    queryFn: ({ signal }) =>
      callApi<{ list: Channel[] }>(
        'GET',
        recordPath('/wps/cashier/channels', { kind: 'deposit', language: locale.toUpperCase() }),
        undefined,
        signal,
      ),
  });
  const list = channels.data?.list ?? [];
  const channelOf = (deposit: Deposit) => list.find(({ code }) => code === deposit.channel);
  return (
    <>
      <Card>
        <RecordState
          query={channels}
          empty={list.length === 0}
          emptyTitle={t('closed')}
          emptyHint={t('closedHint')}
          rows={2}
          rowClassName="h-28"
        >
          {done ? (
            <DepositDone deposit={done} channel={channelOf(done)} onAgain={() => setDone(undefined)} />
          ) : (
            <DepositForm channels={list} currency={currency} onDone={setDone} />
          )}
        </RecordState>
      </Card>
      <HistorySection<Deposit>
        title={t('history')}
        queryKey={DEPOSITS_KEY}
        path="/wps/cashier/deposits"
        emptyTitle={t('none')}
        emptyHint={t('noneHint')}
        row={(deposit) => (
          <DepositRow
            key={deposit.id}
            deposit={deposit}
            channel={channelOf(deposit)}
            onOpen={() => setShown(deposit)}
          />
        )}
      />
      {shown && (
        <TransferDialog deposit={shown} channel={channelOf(shown)} onClose={() => setShown(undefined)} />
      )}
    </>
  );
}
