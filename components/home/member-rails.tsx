'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { fetchGames } from '@/components/lobby/fetch-games';
import { GAME_TYPES, type GameType } from '@/lib/catalogue/constants';
import type { GameCard } from '@/lib/catalogue/types';
import type { LocaleCode } from '@/lib/i18n/locales';
import { Rail, type RailStrings } from './rail';

export interface MemberGamesProps {
  locale: LocaleCode;
  strings: RailStrings;
  titles: { favorites: string; recents: string };
  /** Category names by code. */
  categories: Readonly<Record<string, string>>;
}

interface FetchedGames {
  memberId: string;
  favorites: readonly GameCard[];
  recents: readonly GameCard[];
}

/** The rails of MemberGames. */
export default function MemberRails({
  locale,
  strings,
  titles,
  categories,
  memberId,
}: MemberGamesProps & { memberId: string }) {
  const [fetched, setFetched] = useState<FetchedGames>();
  useEffect(() => {
    const controller = new AbortController();
    const fetchList = (classify: string) =>
      fetchGames(locale, { classify, page: 1, pageSize: 20 }, controller.signal).then(
        (page) => page.games,
        () => [],
      );
    void Promise.all([fetchList('FAV'), fetchList('RECENT')]).then(([favorites, recents]) => {
      if (!controller.signal.aborted) setFetched({ memberId, favorites, recents });
    });
    return () => controller.abort();
  }, [memberId, locale]);
  // Games of another member are not shown.
  if (!fetched || fetched.memberId !== memberId) return null;
  return (
    <>
      <MemberRail id="own-favorites" title={titles.favorites} games={fetched.favorites} strings={strings} />
      <RecentGames title={titles.recents} games={fetched.recents} strings={strings} categories={categories} />
    </>
  );
}

interface RecentsProps {
  title: string;
  games: readonly GameCard[];
  strings: RailStrings;
  categories: Readonly<Record<string, string>>;
}

/** Recent games, by category if there are several; slots first (HOME-3). */
function RecentGames({ title, games, strings, categories }: RecentsProps) {
  const playedTypes = GAME_TYPES.filter((gameType) => games.some((game) => game.gameType === gameType));
  const [selected, setSelected] = useState<GameType>('RNG');
  const shownType = playedTypes.includes(selected) ? selected : playedTypes[0];
  const filter = playedTypes.length > 1 && (
    <div
      role="group"
      aria-labelledby="own-recents"
      className="scrollbar-none mb-3.5 flex gap-2 overflow-x-auto"
    >
      {playedTypes.map((gameType) => (
        <button
          key={gameType}
          type="button"
          aria-pressed={gameType === shownType}
          onClick={() => setSelected(gameType)}
          className="h-11 rounded-full border border-hairline px-4 text-sm whitespace-nowrap text-muted transition hover:border-edge hover:text-ink aria-pressed:border-amber aria-pressed:bg-amber-wash aria-pressed:text-amber lg:h-9"
        >
          {categories[gameType]}
        </button>
      ))}
    </div>
  );
  return (
    <MemberRail
      id="own-recents"
      title={title}
      games={games.filter((game) => game.gameType === shownType)}
      strings={strings}
      choice={filter}
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

function MemberRail({ id, title, games, strings, choice }: RailProps) {
  if (games.length === 0) return null;
  return (
    <section aria-labelledby={id} className="animate-appear">
      <h2 id={id} className="mb-3.5 text-xl font-extrabold sm:text-2xl">
        {title}
      </h2>
      {choice}
      <Rail
        // A change of category starts again with the first ten games.
        key={games[0]?.gameType}
        name={id}
        games={games.slice(0, 10)}
        strings={strings}
        onMore={games.length > 10 ? async () => games.slice(10) : undefined}
      />
    </section>
  );
}
