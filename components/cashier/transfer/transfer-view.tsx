'use client';

import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { PaymentPasswordForm } from '@/components/identity/payment-password-form';
import { useDateFormat } from '@/components/records/use-date-format';
import { useLiveQueries } from '@/components/session/use-live-queries';
import { Card, CardHeader } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Money } from '@/components/ui/money';
import { notify } from '@/components/ui/notify';
import { Tabs } from '@/components/ui/tabs';
import type { TransferDirection } from '@/lib/cashier/transfers/constants';
import type { WireTransfer, WireTransferOptions } from '@/lib/cashier/transfers/wire';
import { callApi } from '@/lib/platform/http/call';
import { HistorySection } from '../history-section';
import { LIVE_TRANSFERS, TRANSFERS_KEY, WALLET_KEY } from '../query-keys';
import type { WalletBalance } from '../types';
import { TransferForm } from './transfer-form';

interface Props {
  currency: string;
  options: WireTransferOptions;
  hasPaymentPassword: boolean;
}

/** The page of transfers: the form for each direction that the member has, and what was sent and received. */
export function TransferView({ currency, options, hasPaymentPassword }: Props) {
  const t = useTranslations('cashier-pages.transfer');
  const tPayment = useTranslations('identity.payment');
  const directions = (['upline', 'downline'] as const).filter((each) => options[each]);
  const [direction, setDirection] = useState<TransferDirection>(directions[0] ?? 'upline');
  const [isPasswordSet, setPasswordSet] = useState(hasPaymentPassword);
  useLiveQueries(LIVE_TRANSFERS);
  const wallet = useQuery({
    queryKey: WALLET_KEY,
    queryFn: ({ signal }) => callApi<WalletBalance>('GET', '/wps/v2/wallets/balance', undefined, signal),
  });
  const available = wallet.data?.balance.find((entry) => entry.vendor === '')?.availBalance;
  const form = (each: TransferDirection) => (
    <TransferForm
      key={each}
      direction={each}
      upline={options.upline}
      currency={currency}
      limits={options}
      available={available}
    />
  );
  return (
    <>
      <Card>
        {directions.length === 0 ? (
          <EmptyState title={t('closed')} hint={t('closedHint')} />
        ) : isPasswordSet ? (
          directions.length === 1 ? (
            form(direction)
          ) : (
            <Tabs
              label={t('direction')}
              value={direction}
              onChange={(value) => setDirection(value as TransferDirection)}
              tabs={directions.map((each) => ({ value: each, label: t(`to.${each}`), content: form(each) }))}
            />
          )
        ) : (
          <>
            <CardHeader title={tPayment('title')} description={t('passwordFirst')} />
            <PaymentPasswordForm
              isSet={false}
              onDone={() => {
                setPasswordSet(true);
                notify(tPayment('done'), 'good');
              }}
            />
          </>
        )}
      </Card>
      <HistorySection<WireTransfer>
        title={t('history')}
        queryKey={TRANSFERS_KEY}
        path="/wps/wallets/transfers"
        emptyTitle={t('none')}
        emptyHint={t('noneHint')}
        row={(entry) => <TransferRow key={entry.id} transfer={entry} />}
      />
    </>
  );
}

/** One transfer: what was sent has a minus sign. */
function TransferRow({ transfer }: { transfer: WireTransfer }) {
  const t = useTranslations('cashier-pages.transfer');
  const locale = useLocale();
  const format = useDateFormat();
  const isSent = transfer.amount.startsWith('-');
  return (
    <li className="flex items-start justify-between gap-4 py-3 text-sm">
      <span className="min-w-0">
        <span className="block font-medium">
          {t.rich(isSent ? 'sentTo' : 'receivedFrom', { account: () => <bdi>{transfer.counterpart}</bdi> })}
        </span>
        <span className="text-xs text-faint">
          <bdi>#{transfer.id}</bdi> · {format.dateTime(transfer.createdAt)}
        </span>
      </span>
      <Money
        value={transfer.amount}
        currency={transfer.currency}
        locale={locale}
        signed
        className="shrink-0 font-semibold"
      />
    </li>
  );
}
