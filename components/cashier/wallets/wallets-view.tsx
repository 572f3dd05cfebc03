'use client';

import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { RecordState } from '@/components/records/record-state';
import { useLiveQueries } from '@/components/session/use-live-queries';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { Play } from '@/components/ui/icons';
import { Money } from '@/components/ui/money';
import { callApi } from '@/lib/platform/http/call';
import { LIVE_WALLETS, WALLET_KEY } from '../query-keys';
import type { WalletBalance } from '../types';
import { RecallButton } from './recall-button';
import { useWallets, type LiveWallet } from './use-wallets';
import { WalletForm } from './wallet-form';
import { WalletHistory } from './wallet-history';
import { WalletRow } from './wallet-row';

interface Props {
  currency: string;
  /** The vendor whose wallet is chosen first. */
  chosen: string | undefined;
  /** The game that is to be played with what is moved. */
  game: { nodeId: string; name: string } | undefined;
}

const isZero = (amount: string) => /^0*(\.0*)?$/.test(amount);

/** Whether there may be something to bring home: a vendor that has not answered since the last move may have more than it said. */
const mayHaveMoney = ({ used, balance, state }: LiveWallet) =>
  used && (state === 'silent' || balance === null || !isZero(balance));

/** The page of wallets: the main one and those of vendors, a transfer between two, everything home at one tap, and what was moved. */
export function WalletsView({ currency, chosen, game }: Props) {
  const t = useTranslations('cashier-pages.wallets');
  const locale = useLocale();
  useLiveQueries(LIVE_WALLETS);
  const { list, wallets } = useWallets();
  const main = useQuery({
    queryKey: WALLET_KEY,
    queryFn: ({ signal }) => callApi<WalletBalance>('GET', '/wps/v2/wallets/balance', undefined, signal),
  });
  const available = main.data?.balance.find(({ vendor }) => vendor === '')?.availBalance;
  const [vendor, setVendor] = useState(chosen);
  const wallet = wallets.find((each) => each.vendor === vendor) ?? wallets[0];
  const isFunded = !isZero(wallet?.balance ?? '');
  const form = useRef<HTMLDivElement>(null);
  const [isAsked, setAsked] = useState(chosen !== undefined);
  // The wallet itself changes with each answer.
  const shown = wallet?.vendor;
  useEffect(() => {
    if (isAsked && shown !== undefined)
      form.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [isAsked, shown]);
  const names = Object.fromEntries(wallets.map(({ vendor: code, name }) => [code, name]));
  return (
    <>
      {game && (
        <Card className="border-amber/50">
          <CardHeader
            title={<bdi>{game.name}</bdi>}
            description={t('beforeGame', { vendor: wallet?.name ?? '' })}
          />
          {/* LaunchHost listens to presses of such buttons. */}
          <Button
            variant={isFunded ? 'amber' : 'outline'}
            size="lg"
            data-launch={game.nodeId}
            data-name={game.name}
            disabled={!isFunded}
            className="max-sm:w-full"
          >
            <Play aria-hidden className="size-5" />
            {t('play')}
          </Button>
        </Card>
      )}
      <Card>
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <p className="text-sm text-muted">{t('main')}</p>
            <p className="font-display text-3xl font-bold">
              {available === undefined ? (
                <span aria-hidden className="inline-block h-8 w-32 animate-pulse rounded-control bg-raised" />
              ) : (
                <Money value={available} currency={currency} locale={locale} />
              )}
            </p>
          </div>
          {wallets.some(mayHaveMoney) && <RecallButton />}
        </div>
        <h2 className="mt-6 text-sm font-semibold text-muted">{t('vendors')}</h2>
        <RecordState
          query={list}
          empty={list.data?.list.length === 0}
          emptyTitle={t('none')}
          emptyHint={t('noneHint')}
          rows={2}
        >
          <ul className="mt-2 grid gap-2 sm:grid-cols-2">
            {wallets.map((each) => (
              <WalletRow
                key={each.vendor}
                wallet={each}
                currency={currency}
                isChosen={each.vendor === wallet?.vendor}
                onChoose={() => {
                  setVendor(each.vendor);
                  setAsked(true);
                }}
              />
            ))}
          </ul>
        </RecordState>
      </Card>
      {wallet && (
        <div ref={form} className="scroll-mt-24">
          <Card>
            <CardHeader title={<bdi>{wallet.name}</bdi>} description={t('formHint')} />
            <WalletForm key={wallet.vendor} wallet={wallet} currency={currency} available={available} />
          </Card>
        </div>
      )}
      <WalletHistory names={names} />
    </>
  );
}
