'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import type { Play } from '@/lib/studio/lottery/plays/play';
import type { Hit } from '@/lib/studio/lottery/types';
import { toNumber } from '@/lib/studio/slots/fraction';
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
    <>
      <table className="mt-1 w-full text-sm">
        <thead>
          <tr className="text-xs text-faint">
            {[t('wins'), t('odds'), prizeHead].map((head, at) => (
              <th
                key={at}
                scope="col"
                className={`pb-1.5 font-medium ${at === 0 ? 'text-start' : 'text-end'}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-hairline">
          {rows.slice(0, most).map(({ code, tier, name, chance }) => (
            <tr key={`${code}/${tier}`}>
              <th scope="row" className="py-2 pe-2 text-start font-normal">
                {name}
              </th>
              <td className="tabular py-2 text-end text-muted">
                <bdi>
                  {chance < 1
                    ? t('oneIn', { count: decimal.format(1 / chance) })
                    : t('hitsEach', { count: decimal.format(chance) })}
                </bdi>
              </td>
              <td className="tabular py-2 ps-2 text-end font-semibold">
                <bdi>{prizeOf({ class: code, tier })}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > most && <p className="mt-2 text-sm text-muted">{more(rows.length - most)}</p>}
    </>
  );
}
