'use client';

import { fetchGames, fetchHotGames } from '@/components/lobby/fetch-games';
import { wholeTile, type PlainTile } from '@/components/lobby/plain-tile';
import type { GameType } from '@/lib/catalogue/constants';
import type { LocaleCode } from '@/lib/i18n/locales';
import { Rail, type RailStrings } from './rail';

/** More adds as many (product.md §9: 10 shown, then 20). */
const MORE = 10;

interface Props {
  locale: LocaleCode;
  section: GameType | 'HOT';
  games: readonly PlainTile[];
  /** The address that their pictures have in common (plainTile). */
  pictures: string;
  /** There are more to ask for. */
  more: boolean;
  strings: RailStrings;
}

/** The games that stand in these rails of the page. */
function standing(...rails: readonly string[]): Set<string | undefined> {
  const tiles = rails.flatMap((rail) => [
    ...document.querySelectorAll<HTMLElement>(`[data-rail='${rail}'] [data-launch]`),
  ]);
  return new Set(tiles.map((tile) => tile.dataset.launch));
}

/** A category's games on home, of plain cards; home shows none twice, nor does More. */
export function GameRail({ locale, section, games, pictures, more, strings }: Props) {
  const next = async () => {
    // The hot ones stand first in their category's list, too: so many more are asked for.
    const found =
      section === 'HOT'
        ? await fetchHotGames(locale)
        : (await fetchGames(locale, { gameType: section, page: 1, pageSize: 4 * MORE })).games;
    const shown = standing('HOT', section);
    return found.filter((game) => !shown.has(game.nodeId)).slice(0, MORE);
  };
  return (
    <Rail
      name={section}
      games={games.map((game) => wholeTile(game, pictures))}
      strings={strings}
      ranked={section === 'HOT'}
      onMore={more ? next : undefined}
    />
  );
}
