'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button-style';
import { Dialog } from '@/components/ui/dialog';
import { Info } from '@/components/ui/icons';
import { Money } from '@/components/ui/money';
import { formatDecimal } from '@/lib/money/amount';
import type { Play } from '@/lib/studio/lottery/plays/play';
import { toNumber } from '@/lib/studio/slots/fraction';
import { prizeOfHit } from './slip';
import type { Stake } from './types';
import { usePlayTexts } from './use-play-texts';

interface Props {
  play: Play;
  /** The play type with its odds; undefined until they are counted. */
  odds: Play | undefined;
  stake: Stake;
  currency: string;
  locale: string;
}

/** Prizes beyond this number are not listed: the parlay has 1,708 classes. */
const MOST_PRIZES = 60;

/** The name of the chosen play type, its rule in a sentence, and behind a button a worked example with odds and prizes. */
export function PlayRule({ play, odds, stake, currency, locale }: Props) {
  const t = useTranslations('lottery-board');
  const tPlays = useTranslations('lottery-plays');
  const texts = usePlayTexts();
  const [isOpen, setOpen] = useState(false);
  const { type, shape } = play;
  const name = texts.playName(type);
  return (
    <div className="mb-4 flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <h2 className="text-lg font-bold">{name}</h2>
        <p className="mt-0.5 text-sm text-muted">{texts.rule(type)}</p>
      </div>
      <button
        type="button"
        aria-label={t('rule', { play: name })}
        onClick={() => setOpen(true)}
        className={buttonStyle({ variant: 'ghost', size: 'icon' })}
      >
        <Info aria-hidden className="size-5" />
      </button>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} title={name} closeLabel={t('close')} focusableBody>
          <p>{texts.rule(type)}</p>
          <h3 className="mt-4 font-bold">{t('example')}</h3>
          <p className="mt-1 text-muted">
            {tPlays('example', {
              selection: texts.selection(shape, type.example.selection).text,
              result: texts.result(play),
              units: type.example.wins.reduce((sum, { units }) => sum + units, 0),
            })}
          </p>
          <h3 className="mt-4 font-bold">{t('prizes')}</h3>
          {odds && <Prizes play={odds} stake={stake} currency={currency} locale={locale} />}
        </Dialog>
      )}
    </div>
  );
}

function Prizes({
  play,
  stake,
  currency,
  locale,
}: {
  play: Play;
  stake: Stake;
  currency: string;
  locale: string;
}) {
  const t = useTranslations('lottery-board');
  const { className, tierName } = usePlayTexts();
  const hasClasses = play.odds().size > 1;
  const prizes = [...play.odds()].flatMap(([code, tiers]) =>
    [...tiers].map(([tier, { expected }]) => {
      const names = [
        ...(hasClasses ? [className(play, code)] : []),
        ...(tiers.size > 1 ? [tierName(tier)] : []),
      ];
      return {
        key: `${code}/${tier}`,
        name: names.join(' · ') || tierName(tier),
        chance: toNumber(expected),
        prize: prizeOfHit(play, { class: code, tier }, stake),
      };
    }),
  );
  const decimal = new Intl.NumberFormat(locale, { maximumSignificantDigits: 7 });
  return (
    <>
      <table className="mt-1 w-full text-sm">
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
          {prizes.slice(0, MOST_PRIZES).map(({ key, name, chance, prize }) => (
            <tr key={key}>
              <td className="py-2 pe-2">{name}</td>
              <td className="tabular py-2 text-end text-muted">
                <bdi>
                  {chance < 1
                    ? t('oneIn', { count: decimal.format(1 / chance) })
                    : t('hitsEach', { count: decimal.format(chance) })}
                </bdi>
              </td>
              <td className="py-2 ps-2 text-end font-semibold">
                <Money value={formatDecimal(prize)} currency={currency} locale={locale} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {prizes.length > MOST_PRIZES && (
        <p className="mt-2 text-sm text-muted">{t('morePrizes', { count: prizes.length - MOST_PRIZES })}</p>
      )}
    </>
  );
}
