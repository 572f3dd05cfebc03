'use client';

import { useEffect, useState } from 'react';
import { fetchGames } from '@/components/lobby/fetch-games';
import { useSession } from '@/components/session/use-session';
import type { GameCard } from '@/lib/catalogue/types';
import type { LocaleCode } from '@/lib/i18n/locales';
import { Rail, type RailStrings } from './rail';

interface Props {
  locale: LocaleCode;
  strings: RailStrings;
  titles: { favorites: string; recents: string };
}

interface Own {
  memberId: string;
  favorites: readonly GameCard[];
  recents: readonly GameCard[];
}

/** Favourites and recent games of whoever is logged in, below the hot ones; a visitor sees nothing of it. */
export function OwnGames({ locale, strings, titles }: Props) {
  const memberId = useSession().member?.id;
  const [own, setOwn] = useState<Own>();
  useEffect(() => {
    if (memberId === undefined) return;
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
      <OwnRail id="own-recents" title={titles.recents} games={own.recents} strings={strings} />
    </>
  );
}

function OwnRail(props: { id: string; title: string; games: readonly GameCard[]; strings: RailStrings }) {
  const { id, title, games, strings } = props;
  if (games.length === 0) return null;
  return (
    <section aria-labelledby={id} className="animate-appear">
      <h2 id={id} className="mb-3.5 text-xl font-extrabold sm:text-2xl">
        {title}
      </h2>
      <Rail
        name={id}
        games={games.slice(0, 10)}
        strings={strings}
        onMore={games.length > 10 ? async () => games.slice(10) : undefined}
      />
    </section>
  );
}
