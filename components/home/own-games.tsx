'use client';

import { useEffect, useState } from 'react';
import { fetchGames } from '@/components/lobby/fetch-games';
import { GameTile, type TileStrings } from '@/components/lobby/game-tile';
import { useSession } from '@/components/session/use-session';
import type { GameCard } from '@/lib/catalogue/types';
import type { LocaleCode } from '@/lib/i18n/locales';
import { GAME_RAIL } from './styles';

interface Props {
  locale: LocaleCode;
  strings: TileStrings & { favorites: string; recents: string };
}

/** Favourites and recent games of whoever is logged in; a visitor sees nothing of it. */
export function OwnGames({ locale, strings }: Props) {
  const { status } = useSession();
  const [own, setOwn] = useState<{ favorites: GameCard[]; recents: GameCard[] }>();
  useEffect(() => {
    if (status !== 'member') return;
    const stop = new AbortController();
    const ask = (classify: string) =>
      fetchGames(locale, { classify, page: 1, pageSize: 20 }, stop.signal).then(
        (page) => page.games,
        () => [],
      );
    void Promise.all([ask('FAV'), ask('RECENT')]).then(([favorites, recents]) => {
      if (!stop.signal.aborted) setOwn({ favorites, recents });
    });
    return () => stop.abort();
  }, [status, locale]);
  if (status !== 'member' || !own) return null;
  return (
    <>
      <Rail id="own-recents" title={strings.recents} games={own.recents} strings={strings} />
      <Rail id="own-favorites" title={strings.favorites} games={own.favorites} strings={strings} />
    </>
  );
}

function Rail({
  id,
  title,
  games,
  strings,
}: {
  id: string;
  title: string;
  games: readonly GameCard[];
  strings: TileStrings;
}) {
  if (games.length === 0) return null;
  return (
    <section aria-labelledby={id} className="animate-appear">
      <h2 id={id} className="mb-3.5 text-xl font-extrabold sm:text-2xl">
        {title}
      </h2>
      <div className={GAME_RAIL}>
        {games.slice(0, 10).map((game) => (
          <GameTile key={game.nodeId} game={game} strings={strings} className="snap-start" />
        ))}
      </div>
    </section>
  );
}
