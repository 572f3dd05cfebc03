'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Points } from '@/components/points/points';
import { Money } from '@/components/ui/money';
import { POINTS_CURRENCY } from '@/lib/money/currency';

/** What a reward pays: money, or points. */
export function RewardAmount({ amount, currency }: { amount: string; currency: string }) {
  const t = useTranslations('reward-centre');
  const locale = useLocale();
  if (currency !== POINTS_CURRENCY) return <Money value={amount} currency={currency} locale={locale} />;
  return t.rich('points', { points: () => <Points value={amount} locale={locale} /> });
}
