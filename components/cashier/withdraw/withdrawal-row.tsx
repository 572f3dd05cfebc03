'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useDateFormat } from '@/components/records/use-date-format';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { Money } from '@/components/ui/money';
import type { Withdrawal } from '../types';
import { STATUS_TONES, timelineOf, type TimelineStep } from './timeline';

interface Props {
  withdrawal: Withdrawal;
  onConfirm: () => void;
}

/** One withdrawal of the history: amount, payee and timeline. A paid one has a button to confirm what arrived. */
export function WithdrawalRow({ withdrawal, onConfirm }: Props) {
  const t = useTranslations('cashier-pages.withdraw');
  const locale = useLocale();
  const format = useDateFormat();
  const { amount, currency, status, payee, receivedAmount, remainingAmount } = withdrawal;
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <Money value={amount} currency={currency} locale={locale} className="font-semibold" />
        <Badge tone={STATUS_TONES[status]}>{t(`status.${status}`)}</Badge>
        <span className="text-xs text-faint">
          <bdi>#{withdrawal.id}</bdi> · <bdi>{payee.bank}</bdi>{' '}
          <bdi className="tabular">•••• {payee.numberTail}</bdi>
        </span>
      </div>
      {Number(withdrawal.fee) > 0 && (
        <p className="text-xs text-muted">
          {t.rich('withFee', {
            fee: () => <Money value={withdrawal.fee} currency={currency} locale={locale} />,
            payout: () => (
              <Money value={withdrawal.payout} currency={currency} locale={locale} className="text-ink" />
            ),
          })}
        </p>
      )}
      <Timeline steps={timelineOf(withdrawal)} />
      {withdrawal.reason && (
        <p className="text-sm text-vermilion">{t('because', { reason: withdrawal.reason })}</p>
      )}
      {withdrawal.paymentReference && (
        <p className="text-xs text-faint">
          {t('bankReference')} <bdi className="text-muted">{withdrawal.paymentReference}</bdi>
        </p>
      )}
      {(status === 'partial' || status === 'notReceived') && receivedAmount && remainingAmount && (
        <p className="text-sm text-muted">
          {t.rich('difference', {
            received: () => <Money value={receivedAmount} currency={currency} locale={locale} />,
            remaining: () => (
              <Money value={remainingAmount} currency={currency} locale={locale} className="text-ink" />
            ),
          })}
        </p>
      )}
      {status === 'paid' && withdrawal.confirmBy && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-amber/40 bg-amber-wash p-3.5">
          <p className="min-w-0 flex-1 basis-52 text-sm">
            {t('confirmBy', { time: format.dateTime(withdrawal.confirmBy) })}
          </p>
          <Button variant="amber" size="sm" onClick={onConfirm}>
            {t('confirmReceipt')}
          </Button>
        </div>
      )}
    </li>
  );
}

const DOTS: Record<TimelineStep['tone'], string> = {
  done: 'bg-jade',
  bad: 'bg-vermilion',
  next: 'border-2 border-edge',
};

function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  const t = useTranslations('cashier-pages.withdraw.step');
  const format = useDateFormat();
  return (
    <ol className="flex flex-col gap-2 sm:flex-row sm:gap-0">
      {steps.map(({ key, at, tone }, index) => (
        <li key={key} className="flex flex-1 items-start gap-2.5 sm:flex-col sm:gap-1.5">
          <span aria-hidden className="flex items-center self-stretch sm:w-full">
            <span className={classes('mt-1 size-3 shrink-0 self-start rounded-full sm:mt-0', DOTS[tone])} />
            {index < steps.length - 1 && <span className="mx-1.5 hidden h-px flex-1 bg-edge sm:block" />}
          </span>
          <span className="min-w-0 pe-2 text-sm">
            <span className={tone === 'next' ? 'text-faint' : tone === 'bad' ? 'text-vermilion' : ''}>
              {t(key)}
            </span>
            <span className="block text-xs text-faint">{at ? format.dateTime(at) : t('waiting')}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
