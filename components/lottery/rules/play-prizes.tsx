'use client';

import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/skeleton';
import type { LocaleCode } from '@/lib/i18n/locales';
import { formatDecimal, UNIT } from '@/lib/money/amount';
import { prizeOf } from '@/lib/studio/lottery/odds';
import type { Play } from '@/lib/studio/lottery/plays/play';
import type { LotteryGame } from '@/lib/studio/lottery/types';
import { toNumber } from '@/lib/studio/slots/fraction';
import { usePlayOdds } from '../board/use-play-odds';
import { usePlayTexts } from '../board/use-play-texts';

/** Prizes beyond this number are not listed: the parlay has 1,708 classes. */
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
  const texts = usePlayTexts();
  const counted = usePlayOdds(game.code, play);
  if (!counted) return <Skeleton className="h-16 w-full" />;
  const hasClasses = counted.odds().size > 1;
  const chance = new Intl.NumberFormat(locale, { maximumSignificantDigits: 7 });
  const prize = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 4 });
  const rows = [...counted.odds()].flatMap(([code, tiers]) =>
    [...tiers].map(([tier, { expected }]) => {
      const exact = prizeOf(counted, { class: code, tier }, series);
      const names = [
        ...(hasClasses ? [texts.className(play, code)] : []),
        ...(tiers.size > 1 ? [texts.tierName(tier)] : []),
      ];
      return {
        key: `${code}/${tier}`,
        name: names.join(' · ') || texts.tierName(tier),
        odds: toNumber(expected),
        // Intl formats a decimal string exactly, without a conversion to a float (ECMA-402).
        prize: prize.format(formatDecimal((exact.n * UNIT) / exact.d) as unknown as number),
      };
    }),
  );
  return (
    <div>
      <table className="w-full text-sm">
        <thead>
          <tr className="text-xs text-faint">
            <th scope="col" className="pb-1.5 text-start font-medium">
              {t('wins')}
            </th>
            <th scope="col" className="pb-1.5 text-end font-medium">
              {t('odds')}
            </th>
            <th scope="col" className="pb-1.5 text-end font-medium">
              {t('prize')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-hairline">
          {rows.slice(0, MOST_PRIZES).map((row) => (
            <tr key={row.key}>
              <th scope="row" className="py-2 pe-2 text-start font-normal">
                {row.name}
              </th>
              <td className="py-2 text-end text-muted tabular">
                <bdi>
                  {row.odds < 1
                    ? t('oneIn', { count: chance.format(1 / row.odds) })
                    : t('hitsEach', { count: chance.format(row.odds) })}
                </bdi>
              </td>
              <td className="py-2 ps-3 text-end font-semibold tabular">
                <bdi>{row.prize}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > MOST_PRIZES && (
        <p className="mt-2 text-xs text-muted">{t('more', { count: rows.length - MOST_PRIZES })}</p>
      )}
    </div>
  );
}
