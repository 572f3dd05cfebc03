'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import type { Play } from '@/lib/studio/lottery/plays/play';
import type { Hit } from '@/lib/studio/lottery/types';
import { toNumber } from '@/lib/studio/slots/fraction';
import { PrizeRows } from '../rules/prize-rows';
import { usePlayTexts } from './use-play-texts';

interface Props {
  /** With its odds at hand (use-play-odds.ts). */
  play: Play;
  locale: string;
  /** Prizes beyond this number are not listed: the parlay has 1,708 classes. */
  most: number;
  prizeHead: string;
  prizeOf(hit: Pick<Hit, 'class' | 'tier'>): ReactNode;
  /** Says how many are left out. */
  more(count: number): string;
}

/** What wins in a play type: the chance of a combination and its prize, class by class and tier by tier. */
export function PrizeTable({ play, locale, most, prizeHead, prizeOf, more }: Props) {
  const t = useTranslations('lottery-board');
  const { className, tierName } = usePlayTexts();
  const decimal = new Intl.NumberFormat(locale, { maximumSignificantDigits: 7 });
  const hasClasses = play.odds().size > 1;
  const rows = [...play.odds()].flatMap(([code, tiers]) =>
    [...tiers].map(([tier, { expected }]) => {
      const names = [
        ...(hasClasses ? [className(play, code)] : []),
        ...(tiers.size > 1 ? [tierName(tier)] : []),
      ];
      return { code, tier, name: names.join(' · ') || tierName(tier), chance: toNumber(expected) };
    }),
  );
  return (
    <PrizeRows
      heads={[t('wins'), t('odds'), prizeHead]}
      rows={rows.slice(0, most).map(({ code, tier, name, chance }) => ({
        key: `${code}/${tier}`,
        name,
        odds:
          chance < 1
            ? t('oneIn', { count: decimal.format(1 / chance) })
            : t('hitsEach', { count: decimal.format(chance) }),
        prize: prizeOf({ class: code, tier }),
      }))}
      more={rows.length > most ? more(rows.length - most) : null}
    />
  );
}
