import { getLocale, getTranslations } from 'next-intl/server';
import { Money } from '@/components/ui/money';
import type { PaymentsToday, Tally, WaitingRequests } from '@/lib/backoffice/dashboard/queries';
import { formatDecimal } from '@/lib/money/amount';
import { siteConfig } from '@/lib/platform/site-config';
import { Stat, STAT_ROW } from './stat';

function TallyAmount(tally: Tally, locale: string) {
  return <Money value={formatDecimal(tally.amount)} currency={siteConfig().money.currency} locale={locale} />;
}

/** Number and total of the requests that wait for an operator. */
export async function WaitingStats({ waiting }: { waiting: Promise<WaitingRequests> }) {
  const [t, locale, { deposits, withdrawals }] = await Promise.all([
    getTranslations('backoffice.dashboard'),
    getLocale(),
    waiting,
  ]);
  const count = new Intl.NumberFormat(locale);
  return (
    <div className={STAT_ROW}>
      <Stat
        label={t('waitingDeposits')}
        value={count.format(deposits.count)}
        note={TallyAmount(deposits, locale)}
        highlighted={deposits.count > 0}
        href="/backoffice/deposits"
      />
      <Stat
        label={t('waitingWithdrawals')}
        value={count.format(withdrawals.count)}
        note={TallyAmount(withdrawals, locale)}
        highlighted={withdrawals.count > 0}
        href="/backoffice/withdrawals"
      />
    </div>
  );
}

/** Deposits and withdrawals of the current settlement day. */
export async function PaymentStats({ payments }: { payments: Promise<PaymentsToday> }) {
  const [t, locale, { deposits, withdrawals }] = await Promise.all([
    getTranslations('backoffice.dashboard'),
    getLocale(),
    payments,
  ]);
  return (
    <div className={STAT_ROW}>
      <Stat
        label={t('depositsToday')}
        value={TallyAmount(deposits, locale)}
        note={t('requests', { count: deposits.count })}
      />
      <Stat
        label={t('withdrawalsToday')}
        value={TallyAmount(withdrawals, locale)}
        note={t('requests', { count: withdrawals.count })}
      />
    </div>
  );
}
