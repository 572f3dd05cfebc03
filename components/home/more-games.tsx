'use client';

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { GameTile, type TileStrings } from '@/components/lobby/game-tile';
import { Skeleton } from '@/components/ui/skeleton';
import { fetchGames, fetchHotGames } from '@/components/lobby/fetch-games';
import type { GameType } from '@/lib/catalogue/constants';
import type { GameCard } from '@/lib/catalogue/types';
import type { LocaleCode } from '@/lib/i18n/locales';

interface Props {
  locale: LocaleCode;
  section: GameType | 'HOT';
  /** The games that the section shows already. */
  shown: readonly string[];
  strings: TileStrings & { more: string; failed: string; retry: string };
}

/** The section's second ten, fetched when they are asked for; the button is the last tile of the row. */
export function MoreGames({ locale, section, shown, strings }: Props) {
  const [games, setGames] = useState<readonly GameCard[]>([]);
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');
  const open = async () => {
    setState('loading');
    try {
      // Home may have left out games that stand in its first section, so more than twenty are asked for.
      const found =
        section === 'HOT'
          ? await fetchHotGames(locale)
          : (await fetchGames(locale, { gameType: section, page: 1, pageSize: 40 })).games;
      setGames(found.filter((game) => !shown.includes(game.nodeId)).slice(0, 10));
      setState('open');
    } catch {
      setState('failed');
    }
  };
  if (state === 'open') {
    return games.map((game, index) => (
      <GameTile
        key={game.nodeId}
        game={game}
        strings={strings}
        {...(section === 'HOT' ? { rank: index + 11 } : {})}
        className="animate-appear snap-start"
      />
    ));
  }
  if (state === 'loading')
    return Array.from({ length: 10 }, (_, index) => (
      <Skeleton key={index} className="aspect-3/4 rounded-tile!" />
    ));
  return (
    <button
      type="button"
      onClick={() => void open()}
      className="flex aspect-3/4 flex-col items-center justify-center gap-2 rounded-tile border border-dashed border-edge p-3 text-center text-sm font-semibold text-muted transition hover:border-amber hover:text-amber sm:col-span-full sm:aspect-auto sm:h-12 sm:flex-row"
    >
      <Plus aria-hidden className="size-5" />
      <span role="status">{state === 'failed' ? `${strings.failed}. ${strings.retry}` : strings.more}</span>
    </button>
  );
}
