'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { ChevronDown } from '@/components/ui/icons';
import type { LocaleCode } from '@/lib/i18n/locales';
import { playsOf } from '@/lib/studio/lottery/games/registry';
import type { Play } from '@/lib/studio/lottery/plays/play';
import type { LotteryGame } from '@/lib/studio/lottery/types';
import type { WireMenuGame } from '@/lib/studio/lottery/wire';
import { usePlayTexts } from '../board/use-play-texts';
import { PlayExample } from './play-example';
import { PlayPrizes } from './play-prizes';

const SERIES_STEP = 10;

interface Props {
  locale: LocaleCode;
  game: LotteryGame;
  modes: WireMenuGame['prizeModes'];
}

/** Every play type of a game: its rule, its odds and prizes at a series, and a worked example. */
export default function RulesPanel({ locale, game, modes }: Props) {
  const t = useTranslations('lottery');
  const tPlays = useTranslations('lottery-plays');
  const { lowest, highest } = modes[0] ?? { lowest: game.series.lowest, highest: game.series.highest };
  const [series, setSeries] = useState(highest);
  const plays = playsOf(game);
  const id = useId();
  return (
    <section aria-label={t('tabs.rules')} className="flex flex-col gap-5">
      <div className="rounded-card border border-hairline bg-surface px-4 py-3.5">
        <label htmlFor={id} className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
          <span className="font-medium">{t('rules.series')}</span>
          <output className="font-display text-xl font-bold text-amber tabular">{series}</output>
        </label>
        {highest > lowest && (
          <input
            id={id}
            type="range"
            min={lowest}
            max={highest}
            step={SERIES_STEP}
            value={series}
            onChange={(event) => setSeries(Number(event.target.value))}
            className="h-11 w-full accent-(--background-color-amber)"
          />
        )}
        <p className="text-xs text-muted">
          {t('rules.return', {
            return: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
              series / 2_000,
            ),
            rebate: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
              (highest - series) / 2_000,
            ),
          })}
        </p>
      </div>
      {game.groups.map((group) => (
        <div key={group.code} className="flex flex-col gap-2">
          <h3 className="text-lg font-bold">{tPlays(`groups.${group.code}`)}</h3>
          <ul className="flex flex-col gap-1.5">
            {group.plays.map((type) => (
              <li key={type.code}>
                <PlayRules locale={locale} game={game} play={plays.get(type.code)!} series={series} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

interface PlayRulesProps {
  locale: LocaleCode;
  game: LotteryGame;
  play: Play;
  series: number;
}

/** A play type. Its odds are counted when it is opened. */
function PlayRules({ locale, game, play, series }: PlayRulesProps) {
  const texts = usePlayTexts();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="rounded-card border border-hairline bg-surface">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-12 w-full items-center gap-3 px-4 py-2 text-start"
      >
        <span className="min-w-0 flex-1 text-sm font-semibold">{texts.playName(play.type)}</span>
        <ChevronDown
          aria-hidden
          className={`size-5 shrink-0 text-muted transition ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      {isOpen && (
        <div id={id} className="flex flex-col gap-4 border-t border-hairline px-4 py-3.5">
          <p className="text-sm text-muted">{texts.rule(play.type)}</p>
          <PlayExample game={game} play={play} />
          <PlayPrizes locale={locale} game={game} play={play} series={series} />
        </div>
      )}
    </div>
  );
}
