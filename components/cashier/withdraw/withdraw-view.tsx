'use client';

import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { PaymentPasswordForm } from '@/components/identity/payment-password-form';
import { pathWithQuery } from '@/components/records/path-with-query';
import { RecordState } from '@/components/records/record-state';
import { useLiveQueries } from '@/components/session/use-live-queries';
import { Card, CardHeader } from '@/components/ui/card';
import { notify } from '@/components/ui/notify';
import { callApi } from '@/lib/platform/http/call';
import { CONDITIONS_KEY } from '@/components/bonuses/query-keys';
import type { WireConditions } from '@/lib/rewards/withdrawals/wire';
import { HistorySection } from '../history-section';
import { CHANNELS_KEY, LIVE_WITHDRAWALS, PAYEES_KEY, WALLET_KEY, WITHDRAWALS_KEY } from '../query-keys';
import type { Channel, Payee, WalletBalance, Withdrawal } from '../types';
import { ConfirmReceipt } from './confirm-receipt';
import { WalletFigures } from './wallet-figures';
import { WithdrawForm } from './withdraw-form';
import { WithdrawalConditions } from './withdrawal-conditions';
import { WithdrawalRow } from './withdrawal-row';

interface Props {
  currency: string;
  hasPaymentPassword: boolean;
}

/** The withdrawal page. A member without a payment password sets one first, because a withdrawal needs it (PASS-7). */
export function WithdrawView({ currency, hasPaymentPassword }: Props) {
  const t = useTranslations('cashier-pages.withdraw');
  const tPayment = useTranslations('identity.payment');
  const locale = useLocale();
  const [isPasswordSet, setPasswordSet] = useState(hasPaymentPassword);
  const [confirming, setConfirming] = useState<Withdrawal>();
  useLiveQueries(LIVE_WITHDRAWALS);
  const wallet = useQuery({
    queryKey: WALLET_KEY,
    queryFn: ({ signal }) => callApi<WalletBalance>('GET', '/wps/v2/wallets/balance', undefined, signal),
  });
  const channels = useQuery({
    queryKey: [...CHANNELS_KEY, 'withdraw', locale],
    queryFn: ({ signal }) =>
      callApi<{ list: Channel[] }>(
        'GET',
        pathWithQuery('/wps/cashier/channels', { kind: 'withdraw', language: locale.toUpperCase() }),
        undefined,
        signal,
      ),
  });
  const payees = useQuery({
    queryKey: PAYEES_KEY,
    queryFn: ({ signal }) => callApi<{ list: Payee[] }>('GET', '/wps/cashier/payees', undefined, signal),
  });
  const conditions = useQuery({
    queryKey: CONDITIONS_KEY,
    queryFn: ({ signal }) =>
      callApi<WireConditions>('GET', '/wps/cashier/withdrawals/conditions', undefined, signal),
  });
  const mainWallet = wallet.data?.balance.find((entry) => entry.vendor === '');
  return (
    <>
      <WalletFigures
        available={mainWallet?.availBalance}
        held={mainWallet?.lockedBalance}
        currency={currency}
      />
      {conditions.data && <WithdrawalConditions conditions={conditions.data} />}
      <Card>
        {isPasswordSet ? (
          <RecordState
            query={[channels, payees].find((query) => query.isPending || query.isError) ?? conditions}
            empty={channels.data?.list.length === 0}
            emptyTitle={t('closed')}
            emptyHint={t('closedHint')}
            rows={3}
          >
            {channels.data && payees.data && conditions.data && (
              <WithdrawForm
                channels={channels.data.list}
                payees={payees.data.list}
                currency={currency}
                available={mainWallet?.availBalance}
                conditions={conditions.data}
              />
            )}
          </RecordState>
        ) : (
          <div className="max-w-md">
            <CardHeader title={tPayment('title')} description={tPayment('none')} />
            <PaymentPasswordForm
              isSet={false}
              onDone={() => {
                notify(tPayment('done'), 'good');
                setPasswordSet(true);
              }}
            />
          </div>
        )}
      </Card>
      <HistorySection<Withdrawal>
        title={t('history')}
        queryKey={WITHDRAWALS_KEY}
        path="/wps/cashier/withdrawals"
        emptyTitle={t('none')}
        emptyHint={t('noneHint')}
        row={(withdrawal) => (
          <WithdrawalRow
            key={withdrawal.id}
            withdrawal={withdrawal}
            onConfirm={() => setConfirming(withdrawal)}
          />
        )}
      />
      {confirming && <ConfirmReceipt withdrawal={confirming} onClose={() => setConfirming(undefined)} />}
    </>
  );
}
