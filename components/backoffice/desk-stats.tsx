import { getLocale, getTranslations } from 'next-intl/server';
import { Money } from '@/components/ui/money';
import type { Desk, Tally, Today } from '@/lib/backoffice/dashboard/queries';
import { formatDecimal } from '@/lib/money/amount';
import { env } from '@/lib/platform/env';
import { Stat, STAT_ROW } from './stat';

function sum(tally: Tally, locale: string) {
  return <Money value={formatDecimal(tally.amount)} currency={env().CURRENCY} locale={locale} />;
}

/** What waits for an operator: how many, and how much. */
export async function WaitingStats({ desk }: { desk: Promise<Desk> }) {
  const [t, locale, { deposits, withdrawals }] = await Promise.all([
    getTranslations('backoffice.dashboard'),
    getLocale(),
    desk,
  ]);
  const count = new Intl.NumberFormat(locale);
  return (
    <div className={STAT_ROW}>
      <Stat
        label={t('waitingDeposits')}
        value={count.format(deposits.count)}
        note={sum(deposits, locale)}
        lit={deposits.count > 0}
        href="/backoffice/deposits"
      />
      <Stat
        label={t('waitingWithdrawals')}
        value={count.format(withdrawals.count)}
        note={sum(withdrawals, locale)}
        lit={withdrawals.count > 0}
        href="/backoffice/withdrawals"
      />
    </div>
  );
}

/** Money that came and went since the settlement day began. */
export async function MovedStats({ moved }: { moved: Promise<Today> }) {
  const [t, locale, { deposits, withdrawals }] = await Promise.all([
    getTranslations('backoffice.dashboard'),
    getLocale(),
    moved,
  ]);
  return (
    <div className={STAT_ROW}>
      <Stat
        label={t('depositsToday')}
        value={sum(deposits, locale)}
        note={t('requests', { count: deposits.count })}
      />
      <Stat
        label={t('withdrawalsToday')}
        value={sum(withdrawals, locale)}
        note={t('requests', { count: withdrawals.count })}
      />
    </div>
  );
}
