'use client';

import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/skeleton';
import type { LocaleCode } from '@/lib/i18n/locales';
import { formatDecimal, UNIT } from '@/lib/money/amount';
import { prizeOf } from '@/lib/studio/lottery/odds';
import type { Play } from '@/lib/studio/lottery/plays/play';
import type { LotteryGame } from '@/lib/studio/lottery/types';
import { PrizeTable } from '../board/prize-table';
import { usePlayOdds } from '../board/use-play-odds';

/** Prizes that are listed. */
const MOST_PRIZES = 40;

interface Props {
  locale: LocaleCode;
  game: LotteryGame;
  play: Play;
  series: number;
}

/** The chance of a combination and what a hit pays for a stake of 1, rounded down to 1/10,000. */
export function PlayPrizes({ locale, game, play, series }: Props) {
  const t = useTranslations('lottery.rules');
  const counted = usePlayOdds(game.code, play);
  if (!counted) return <Skeleton className="h-16 w-full" />;
  const prize = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 4 });
  return (
    <PrizeTable
      play={counted}
      locale={locale}
      most={MOST_PRIZES}
      prizeHead={t('prize')}
      prizeOf={(hit) => {
        const exact = prizeOf(counted, hit, series);
        // Intl formats a decimal string exactly, without a conversion to a float (ECMA-402).
        return prize.format(formatDecimal((exact.n * UNIT) / exact.d) as unknown as number);
      }}
      more={(count) => t('more', { count })}
    />
  );
}
