'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Points } from '@/components/points/points';
import { Money } from '@/components/ui/money';
import { POINTS_CURRENCY } from '@/lib/money/currency';
import type { WireReward } from '@/lib/rewards/centre/wire';

/** What a reward pays: money, points, or free rounds. */
export function RewardAmount({
  amount,
  currency,
  freeRounds,
}: Pick<WireReward, 'amount' | 'currency' | 'freeRounds'>) {
  const t = useTranslations('reward-centre');
  const locale = useLocale();
  if (freeRounds) return t('rounds', { rounds: freeRounds.rounds });
  if (currency !== POINTS_CURRENCY) return <Money value={amount} currency={currency} locale={locale} />;
  return t.rich('points', { points: () => <Points value={amount} locale={locale} /> });
}
