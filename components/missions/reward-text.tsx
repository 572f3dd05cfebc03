'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Money } from '@/components/ui/money';
import type { WireMission } from '@/lib/rewards/missions/wire';
import { Points } from '../points/points';

/** What a mission gives: money, points or spins of the wheel, and how often money must be staked. */
export function RewardText({ reward }: { reward: WireMission['reward'] }) {
  const t = useTranslations('missions.reward');
  const locale = useLocale();
  const { kind, amount, currency, wagering } = reward;
  if (kind === 'spins') return <>{t('spins', { count: Number(amount) })}</>;
  if (kind === 'points') return t.rich('points', { amount: () => <Points value={amount} locale={locale} /> });
  return (
    <>
      <Money value={amount} currency={currency} locale={locale} />
      {wagering !== '0' && (
        <span className="ms-1 text-xs font-normal text-muted">{t('wagering', { times: wagering })}</span>
      )}
    </>
  );
}
