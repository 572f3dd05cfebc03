'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { classes } from '@/components/ui/classes';
import type { LocaleCode } from '@/lib/i18n/locales';
import { findGame } from '@/lib/studio/lottery/games/registry';
import { Countdown } from '../clock/countdown';
import { gamePath, REGIONS } from '../hall-path';
import { pictureOf } from '../pictures/picture-kind';
import type { DeskGame } from '../shell-game';
import { GameGlyph } from './game-glyph';

interface Props {
  locale: LocaleCode;
  games: readonly DeskGame[];
  chosen: DeskGame;
  onChoose: (game: DeskGame) => void;
}

/** The games by region, each with the time until its sales close. Games of another region are on another page. */
export function GameMenu({ locale, games, chosen, onChoose }: Props) {
  const t = useTranslations('lottery');
  const [region, setRegion] = useState(chosen.region);
  const offered = REGIONS.filter((code) => games.some((game) => game.region === code));
  return (
    <nav aria-label={t('games')} className="flex flex-col gap-2">
      {offered.length > 1 && (
        <div role="group" aria-label={t('regions')} className="flex gap-1 rounded-control bg-sunken p-1">
          {offered.map((code) => (
            <button
              key={code}
              type="button"
              aria-pressed={code === region}
              onClick={() => setRegion(code)}
              className="min-h-11 min-w-0 flex-1 rounded-[0.45rem] px-1 text-xs leading-tight font-medium text-muted transition hover:text-ink aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-key lg:min-h-9"
            >
              {t(`regionNames.${code}`)}
            </button>
          ))}
        </div>
      )}
      <ul className="flex flex-col gap-0.5">
        {games
          .filter((game) => game.region === region)
          .map((game) => (
            <li key={game.gameCode}>
              <GameLink
                locale={locale}
                game={game}
                isChosen={game.gameCode === chosen.gameCode}
                isHere={game.region === chosen.region}
                onChoose={onChoose}
              />
            </li>
          ))}
      </ul>
    </nav>
  );
}

interface LinkProps {
  locale: LocaleCode;
  game: DeskGame;
  isChosen: boolean;
  isHere: boolean;
  onChoose: (game: DeskGame) => void;
}

function GameLink({ locale, game, isChosen, isHere, onChoose }: LinkProps) {
  const t = useTranslations('lottery');
  const data = findGame(game.gameCode);
  return (
    <a
      href={gamePath(locale, game.region, game.gameCode)}
      data-soft={isHere ? undefined : ''}
      aria-current={isChosen ? 'page' : undefined}
      onClick={(event) => {
        const isPlain =
          event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
        if (!isHere || !isPlain) return;
        event.preventDefault();
        onChoose(game);
      }}
      className={classes(
        'flex min-h-12 items-center gap-2.5 rounded-control px-2.5 py-1.5 text-sm transition',
        isChosen ? 'bg-amber-wash text-amber' : 'hover:bg-raised',
      )}
    >
      {data && <GameGlyph kind={pictureOf(data)} />}
      <span className="min-w-0 flex-1 leading-tight font-medium">{game.name}</span>
      {game.open ? (
        <Countdown until={game.closesAt ?? null} className="shrink-0 text-xs text-muted" />
      ) : (
        <span className="shrink-0 text-xs text-faint">{t('closedShort')}</span>
      )}
    </a>
  );
}
