import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import type { GameCard } from '@/lib/catalogue/types';

export interface TileStrings {
  hot: string;
  new: string;
  maintenance: string;
}

interface Props {
  game: GameCard;
  strings: TileStrings;
  /** Fetched at once, where the tile is in the first view. */
  eager?: boolean;
  /** The place on a board of the best, set behind the title. */
  rank?: number;
  /** What stands in the tile's upper end corner, the heart for example; it is not part of the tile's button. */
  corner?: ReactNode;
  className?: string;
}

/**
 * A game: its picture, 3:4, with the title set over the calm foot of it. Pressing it is heard by LaunchHost, so that
 * the tile itself needs no code in the browser.
 */
export function GameTile({ game, strings, eager = false, rank, corner, className }: Props) {
  const closed = game.status === 'maintenance';
  return (
    <article className={classes('group/tile relative', className)}>
      <button
        type="button"
        data-launch={game.nodeId}
        data-name={game.name}
        data-status={game.status}
        className="relative block aspect-3/4 w-full overflow-hidden rounded-tile bg-picture-ground text-start shadow-lift transition duration-200 ease-lift hover:-translate-y-1 hover:shadow-[0_18px_40px_-18px_#ffb54766]"
      >
        <img
          src={game.image}
          alt=""
          width={300}
          height={400}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className={classes(
            'absolute inset-0 size-full object-cover transition duration-300 group-hover/tile:scale-[1.03]',
            closed && 'opacity-80 saturate-50',
          )}
        />
        <span
          aria-hidden
          className="absolute inset-x-0 bottom-0 h-3/5 bg-linear-to-t from-picture-foot/95 via-picture-foot/55 to-transparent"
        />
        <span aria-hidden className="absolute inset-0 rounded-tile ring-1 ring-[#fff2d6]/12 ring-inset" />
        {rank !== undefined && (
          <span
            aria-hidden
            className="absolute start-2 top-1 font-display text-5xl leading-none font-extrabold text-picture-ink/95 drop-shadow-[0_2px_6px_#000a] sm:text-6xl"
          >
            {rank}
          </span>
        )}
        <span className="absolute inset-x-0 bottom-0 flex flex-col gap-0.5 p-2.5 text-picture-ink sm:p-3">
          <span className="line-clamp-2 font-display text-[0.9375rem] leading-[1.12] font-bold text-balance drop-shadow-[0_1px_3px_#000c] sm:text-[1.0625rem]">
            {game.name}
          </span>
          <span className="truncate text-2xs text-picture-ink/75">
            {closed ? strings.maintenance : game.vendor}
          </span>
        </span>
      </button>
      {(game.isNew || (game.isHot && rank === undefined)) && !closed && (
        <span
          className={classes(
            'pointer-events-none absolute start-2 top-2 rounded-full px-2 py-0.5 text-2xs font-bold',
            game.isHot && rank === undefined ? 'bg-[#ff6a4a] text-[#260600]' : 'bg-[#5bd6aa] text-[#02180f]',
            rank !== undefined && 'start-auto end-2',
          )}
        >
          {game.isHot && rank === undefined ? strings.hot : strings.new}
        </span>
      )}
      {corner}
    </article>
  );
}
