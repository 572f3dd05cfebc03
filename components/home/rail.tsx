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
  /** Names the rail for who looks for the games in it. */
  name: string;
  games: readonly TileCard[];
  strings: RailStrings;
  /** Numbered: a board of the best. */
  ranked?: boolean;
  /** Gives the next ten; without it there are no more. `rail` is the rail's element. */
  onMore?: ((rail: HTMLElement) => Promise<readonly TileCard[]>) | undefined;
}

/** A section's games: a row to swipe on a phone, five columns where there is room; More adds the second ten. */
export function Rail({ name, games, strings, ranked = false, onMore }: Props) {
  const [added, setAdded] = useState<readonly TileCard[]>([]);
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');
  const rail = useRef<HTMLDivElement>(null);
  const open = async () => {
    if (!onMore || !rail.current) return;
    setState('loading');
    try {
      setAdded(await onMore(rail.current));
      setState('open');
    } catch {
      setState('failed');
    }
  };
  // The button that was pressed is gone: who moves by keyboard goes on with the first game that came.
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
      {...(ranked ? { rank: index + 1 } : {})}
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
          <button type="button" onClick={() => void open()} className="rail-more">
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
