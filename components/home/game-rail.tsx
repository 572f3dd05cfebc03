'use client';

import { fetchGames, fetchHotGames } from '@/components/lobby/fetch-games';
import { expandTile, type CompactTile } from '@/components/lobby/compact-tile';
import type { GameType } from '@/lib/catalogue/constants';
import type { LocaleCode } from '@/lib/i18n/locales';
import { Rail, type RailStrings } from './rail';

/** The button More adds 10 games (HOME-3). */
const PAGE_SIZE = 10;

interface Props {
  locale: LocaleCode;
  section: GameType | 'HOT';
  games: readonly CompactTile[];
  /** The address pattern of their pictures (`compactTile`). */
  picturePattern: string;
  /** There are more games to load. */
  more: boolean;
  strings: RailStrings;
}

/** Returns the ids of the games that these rails of the page contain. */
function findShownIds(...rails: readonly string[]): Set<string | undefined> {
  const tiles = rails.flatMap((rail) => [
    ...document.querySelectorAll<HTMLElement>(`[data-rail='${rail}'] [data-launch]`),
  ]);
  return new Set(tiles.map((tile) => tile.dataset.launch));
}

/** The games of a section of home. No game appears twice, also not after More. */
export function GameRail({ locale, section, games, picturePattern, more, strings }: Props) {
  const fetchMore = async () => {
    // The hot games also come first in the list of their category, so more games are requested than shown.
    const candidates =
      section === 'HOT'
        ? await fetchHotGames(locale)
        : (await fetchGames(locale, { gameType: section, page: 1, pageSize: 4 * PAGE_SIZE })).games;
    const shown = findShownIds('HOT', section);
    return candidates.filter((game) => !shown.has(game.nodeId)).slice(0, PAGE_SIZE);
  };
  return (
    <Rail
      name={section}
      games={games.map((game) => expandTile(game, picturePattern))}
      strings={strings}
      isRanked={section === 'HOT'}
      onMore={more ? fetchMore : undefined}
    />
  );
}
