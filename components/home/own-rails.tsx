'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { fetchGames } from '@/components/lobby/fetch-games';
import { GAME_TYPES, type GameType } from '@/lib/catalogue/constants';
import type { GameCard } from '@/lib/catalogue/types';
import type { LocaleCode } from '@/lib/i18n/locales';
import { Rail, type RailStrings } from './rail';

export interface OwnGamesProps {
  locale: LocaleCode;
  strings: RailStrings;
  titles: { favorites: string; recents: string };
  /** The names of the categories. */
  categories: Readonly<Record<string, string>>;
}

interface Own {
  memberId: string;
  favorites: readonly GameCard[];
  recents: readonly GameCard[];
}

/** Favourites and recent games of whoever is logged in (OwnGames). */
export default function OwnRails({
  locale,
  strings,
  titles,
  categories,
  memberId,
}: OwnGamesProps & { memberId: string }) {
  const [own, setOwn] = useState<Own>();
  useEffect(() => {
    const stop = new AbortController();
    const ask = (classify: string) =>
      fetchGames(locale, { classify, page: 1, pageSize: 20 }, stop.signal).then(
        (page) => page.games,
        () => [],
      );
    void Promise.all([ask('FAV'), ask('RECENT')]).then(([favorites, recents]) => {
      if (!stop.signal.aborted) setOwn({ memberId, favorites, recents });
    });
    return () => stop.abort();
  }, [memberId, locale]);
  // What was fetched for one member is not shown to the next.
  if (!own || own.memberId !== memberId) return null;
  return (
    <>
      <OwnRail id="own-favorites" title={titles.favorites} games={own.favorites} strings={strings} />
      <Recents title={titles.recents} games={own.recents} strings={strings} categories={categories} />
    </>
  );
}

interface RecentsProps {
  title: string;
  games: readonly GameCard[];
  strings: RailStrings;
  categories: Readonly<Record<string, string>>;
}

/** What one opened last, by category where there are several; slots first (product.md §9). */
function Recents({ title, games, strings, categories }: RecentsProps) {
  const played = GAME_TYPES.filter((gameType) => games.some((game) => game.gameType === gameType));
  const [wanted, setWanted] = useState<GameType>('RNG');
  const chosen = played.includes(wanted) ? wanted : played[0];
  const choice = played.length > 1 && (
    <div
      role="group"
      aria-labelledby="own-recents"
      className="scrollbar-none mb-3.5 flex gap-2 overflow-x-auto"
    >
      {played.map((gameType) => (
        <button
          key={gameType}
          type="button"
          aria-pressed={gameType === chosen}
          onClick={() => setWanted(gameType)}
          className="h-11 rounded-full border border-hairline px-4 text-sm whitespace-nowrap text-muted transition hover:border-edge hover:text-ink aria-pressed:border-amber aria-pressed:bg-amber-wash aria-pressed:text-amber lg:h-9"
        >
          {categories[gameType]}
        </button>
      ))}
    </div>
  );
  return (
    <OwnRail
      id="own-recents"
      title={title}
      games={games.filter((game) => game.gameType === chosen)}
      strings={strings}
      choice={choice}
    />
  );
}

interface RailProps {
  id: string;
  title: string;
  games: readonly GameCard[];
  strings: RailStrings;
  choice?: ReactNode;
}

function OwnRail({ id, title, games, strings, choice }: RailProps) {
  if (games.length === 0) return null;
  return (
    <section aria-labelledby={id} className="animate-appear">
      <h2 id={id} className="mb-3.5 text-xl font-extrabold sm:text-2xl">
        {title}
      </h2>
      {choice}
      <Rail
        // Another category begins with its first ten again.
        key={games[0]?.gameType}
        name={id}
        games={games.slice(0, 10)}
        strings={strings}
        onMore={games.length > 10 ? async () => games.slice(10) : undefined}
      />
    </section>
  );
}
