import { useLocale, useTranslations } from 'next-intl';
import { showAmount } from '@/lib/money/format';
import type { Channel } from '../types';

/** What is left of the member's limits of the day at the chosen channel. */
export function DailyLimits({ daily, currency }: { daily: Channel['daily']; currency: string }) {
  const t = useTranslations('cashier-pages.withdraw');
  const locale = useLocale();
  const show = (value: string) => showAmount(value, currency, locale);
  return (
    <p className="rounded-card border border-hairline bg-sunken/50 px-4 py-3 text-sm text-muted">
      {daily.leftAmount !== null && (
        <span className="block">
          {daily.amount === null
            ? t('leftAmountOnly', { left: show(daily.leftAmount) })
            : t('leftAmount', { left: show(daily.leftAmount), limit: show(daily.amount) })}
        </span>
      )}
      {daily.leftCount !== null && (
        <span className="block">
          {daily.count === null
            ? t('leftCountOnly', { left: daily.leftCount })
            : t('leftCount', { left: daily.leftCount, limit: daily.count })}
        </span>
      )}
    </p>
  );
}
