'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useDateFormat } from '@/components/records/use-date-format';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Money } from '@/components/ui/money';
import { showAmount } from '@/lib/money/format';
import type { Deposit } from '../types';
import { isPaidAtProvider } from './pay-to';

const TONES: Record<Deposit['status'], BadgeTone> = {
  pending: 'amber',
  approved: 'jade',
  rejected: 'vermilion',
  cancelled: 'plain',
};

interface Props {
  deposit: Deposit;
  onOpen: () => void;
}

/** One deposit of the history: amount, fee, status, payment channel, and the reason of a rejection or of another amount. */
export function DepositRow({ deposit, onOpen }: Props) {
  const t = useTranslations('cashier-pages.deposit');
  const locale = useLocale();
  const format = useDateFormat();
  const show = (amount: string) => showAmount(amount, deposit.currency, locale);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Money
            value={deposit.amount}
            currency={deposit.currency}
            locale={locale}
            className="font-semibold"
          />
          <Badge tone={TONES[deposit.status]}>
            {t(deposit.awaitsProvider ? 'status.awaiting' : `status.${deposit.status}`)}
          </Badge>
        </p>
        <p className="mt-0.5 text-xs text-faint">
          {deposit.channelName} · <bdi>{deposit.reference}</bdi> · {format.dateTime(deposit.createdAt)}
        </p>
        {Number(deposit.fee) > 0 && deposit.status !== 'rejected' && deposit.status !== 'cancelled' && (
          <p className="mt-0.5 text-xs text-muted">
            {t('withFee', { fee: show(deposit.fee), credited: show(deposit.credited) })}
          </p>
        )}
        {deposit.askedAmount !== deposit.amount && (
          <p className="mt-1 text-sm text-muted">{t('asked', { amount: show(deposit.askedAmount) })}</p>
        )}
        {deposit.reason && (
          <p className={`mt-1 text-sm ${deposit.status === 'approved' ? 'text-muted' : 'text-vermilion'}`}>
            {t('because', { reason: deposit.reason })}
          </p>
        )}
      </div>
      {deposit.changeable && (
        <Button size="sm" onClick={onOpen}>
          {t(isPaidAtProvider(deposit) ? 'payDetails' : deposit.proofId ? 'details' : 'addProof')}
        </Button>
      )}
    </li>
  );
}
