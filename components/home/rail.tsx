'use client';

import { Plus } from '@/components/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { GameTile, type TileCard, type TileStrings } from '@/components/lobby/game-tile';
import { Skeleton } from '@/components/ui/skeleton';

export interface RailStrings extends TileStrings {
  more: string;
  failed: string;
  retry: string;
}

interface Props {
  /** Value of `data-rail`, by which code finds the games of the rail. */
  name: string;
  games: readonly TileCard[];
  strings: RailStrings;
  /** Shows the rank of each game. */
  isRanked?: boolean;
  /** Returns the next ten games; without it there are no more. `rail` is the element of the rail. */
  onMore?: ((rail: HTMLElement) => Promise<readonly TileCard[]>) | undefined;
}

/** The games of a section: a row to swipe on a phone, five columns on wide screens. More adds ten games. */
export function Rail({ name, games, strings, isRanked = false, onMore }: Props) {
  const [added, setAdded] = useState<readonly TileCard[]>([]);
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');
  const rail = useRef<HTMLDivElement>(null);
  const loadMore = async () => {
    if (!onMore || !rail.current) return;
    setState('loading');
    try {
      setAdded(await onMore(rail.current));
      setState('open');
    } catch {
      setState('failed');
    }
  };
  // The pressed button is gone, so the focus moves to the first new game.
  useEffect(() => {
    if (state === 'open')
      rail.current
        ?.querySelectorAll<HTMLElement>('[data-launch]')
        [games.length]?.focus({ preventScroll: true });
  }, [state, games.length]);
  const tile = (game: TileCard, index: number, className?: string) => (
    <GameTile
      key={game.nodeId}
      game={game}
      strings={strings}
      {...(isRanked ? { rank: index + 1 } : {})}
      {...(className ? { className } : {})}
    />
  );
  const failed = state === 'failed' ? `${strings.failed}. ${strings.retry}` : '';
  return (
    <>
      <div
        ref={rail}
        data-rail={name}
        aria-busy={state === 'loading' || undefined}
        className="game-rail scrollbar-none"
      >
        {games.map((game, index) => tile(game, index))}
        {added.map((game, index) => tile(game, games.length + index, 'animate-appear'))}
        {state === 'loading' &&
          Array.from({ length: 10 }, (_, index) => (
            <Skeleton key={index} className="aspect-3/4 rounded-tile!" />
          ))}
        {onMore && (state === 'closed' || state === 'failed') && (
          <button type="button" onClick={() => void loadMore()} className="rail-more">
            <Plus aria-hidden className="size-5" />
            {failed || strings.more}
          </button>
        )}
      </div>
      <p role="status" className="sr-only">
        {failed}
      </p>
    </>
  );
}
