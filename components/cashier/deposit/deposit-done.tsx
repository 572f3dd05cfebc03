'use client';

import { useEffect, useRef } from 'react';
import { CircleCheck } from '@/components/ui/icons';
import { useLocale, useTranslations } from 'next-intl';
import { useSession } from '@/components/session/use-session';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Money } from '@/components/ui/money';
import { PageLink } from '@/components/ui/page-link';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import type { Channel, Deposit } from '../types';
import { TransferGuide } from './transfer-guide';

interface Props {
  deposit: Deposit;
  channel: Channel | undefined;
  onNewDeposit: () => void;
}

/** Follows the deposit form: either the deposit has arrived, or this shows what to transfer. */
export function DepositDone({ deposit, channel, onNewDeposit }: Props) {
  const t = useTranslations('cashier-pages.deposit');
  const locale = useLocale() as LocaleCode;
  const { balance } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasArrived = deposit.status === 'approved';
  useEffect(() => heading.current?.focus(), [hasArrived]);
  if (!hasArrived) {
    return (
      <div className="flex flex-col gap-5">
        <h2 ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
          {t(deposit.awaitsProvider || deposit.payTo?.kind === 'provider' ? 'payNow' : 'transferNow')}
        </h2>
        <TransferGuide deposit={deposit} channel={channel} />
        <Button onClick={onNewDeposit} className="sm:self-start">
          {t('another')}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-col items-center gap-2 py-6 text-center">
      <CircleCheck aria-hidden className="size-14 text-jade" />
      <h2 ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
        {t('arrived')}
      </h2>
      <p className="font-display text-3xl font-bold text-jade">
        <Money value={deposit.credited} currency={deposit.currency} locale={locale} />
      </p>
      {balance && (
        <p className="text-sm text-muted">
          {t('balanceNow')}{' '}
          <Money
            value={balance.available}
            currency={balance.currency}
            locale={locale}
            className="font-semibold text-ink"
          />
        </p>
      )}
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <PageLink href={localePath(locale, '/rng')} className={buttonStyle({ variant: 'amber' })}>
          {t('play')}
        </PageLink>
        <Button onClick={onNewDeposit}>{t('another')}</Button>
      </div>
    </div>
  );
}
