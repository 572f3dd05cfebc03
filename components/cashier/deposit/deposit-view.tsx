'use client';

import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { RecordState } from '@/components/records/record-state';
import { pathWithQuery } from '@/components/records/path-with-query';
import { useLiveQueries } from '@/components/session/use-live-queries';
import { Card } from '@/components/ui/card';
import { callApi } from '@/lib/platform/http/call';
import { HistorySection } from '../history-section';
import { CHANNELS_KEY, DEPOSITS_KEY, LIVE_DEPOSITS } from '../query-keys';
import type { Channel, Deposit } from '../types';
import { useHistory } from '../use-history';
import { usePolling } from '../use-polling';
import { DepositDone } from './deposit-done';
import { DepositForm } from './deposit-form';
import { DepositRow } from './deposit-row';
import { TransferDialog } from './transfer-dialog';

const PATH = '/wps/cashier/deposits';

/** The deposit page: the form, then what to transfer, and the history below. */
export function DepositView({ currency }: { currency: string }) {
  const t = useTranslations('cashier-pages.deposit');
  const locale = useLocale();
  const [requested, setRequested] = useState<Deposit>();
  const [opened, setOpened] = useState<Deposit>();
  useLiveQueries(LIVE_DEPOSITS);
  // A provider's answer changes no balance, so that no event tells of it.
  usePolling((requested ?? opened)?.awaitsProvider === true, DEPOSITS_KEY);
  const latest = useHistory<Deposit>(DEPOSITS_KEY, PATH, 1);
  // An operator may decide while the guide is open. It must not ask for money that has arrived or was rejected.
  const latestOf = (deposit: Deposit) => latest.data?.list.find(({ id }) => id === deposit.id) ?? deposit;
  const current = requested && latestOf(requested);
  const dialogDeposit = opened && latestOf(opened);
  const isClosed = current?.status === 'rejected' || current?.status === 'cancelled';
  const channels = useQuery({
    queryKey: [...CHANNELS_KEY, 'deposit', locale],
    queryFn: ({ signal }) =>
      callApi<{ list: Channel[] }>(
        'GET',
        pathWithQuery('/wps/cashier/channels', { kind: 'deposit', language: locale.toUpperCase() }),
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
          {current && !isClosed ? (
            <DepositDone
              deposit={current}
              channel={channelOf(current)}
              onNewDeposit={() => setRequested(undefined)}
            />
          ) : (
            <DepositForm channels={list} currency={currency} onDone={setRequested} />
          )}
        </RecordState>
      </Card>
      <HistorySection<Deposit>
        title={t('history')}
        queryKey={DEPOSITS_KEY}
        path={PATH}
        emptyTitle={t('none')}
        emptyHint={t('noneHint')}
        row={(deposit) => <DepositRow key={deposit.id} deposit={deposit} onOpen={() => setOpened(deposit)} />}
      />
      {dialogDeposit?.changeable && (
        <TransferDialog
          deposit={dialogDeposit}
          channel={channelOf(dialogDeposit)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
