'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button-style';
import { Dialog } from '@/components/ui/dialog';
import { Info } from '@/components/ui/icons';
import { Money } from '@/components/ui/money';
import { formatDecimal } from '@/lib/money/amount';
import type { Play } from '@/lib/studio/lottery/plays/play';
import { PlayHeading } from '../play-heading';
import { PrizeTable } from './prize-table';
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

/** Prizes that are listed. */
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
    <PlayHeading name={name} rule={texts.rule(type)}>
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
          {odds && (
            <PrizeTable
              play={odds}
              locale={locale}
              most={MOST_PRIZES}
              prizeHead={t('prize')}
              prizeOf={(hit) => (
                <Money
                  value={formatDecimal(prizeOfHit(odds, hit, stake))}
                  currency={currency}
                  locale={locale}
                />
              )}
              more={(count) => t('morePrizes', { count })}
            />
          )}
        </Dialog>
      )}
    </PlayHeading>
  );
}
