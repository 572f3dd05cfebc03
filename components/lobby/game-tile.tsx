import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { launchRoute } from '@/lib/catalogue/launch-route';
import type { GameCard } from '@/lib/catalogue/types';

export interface TileStrings {
  hot: string;
  new: string;
  maintenance: string;
}

/**
 * What a tile needs of a card: a page of a hundred sends no more of each. Category and code say where a press leads; a
 * game that simply starts needs neither, and one that is open and neither new nor hot needs not say so.
 */
export type TileCard = Pick<GameCard, 'nodeId' | 'name' | 'vendor' | 'image'> &
  Partial<Pick<GameCard, 'isNew' | 'isHot' | 'status' | 'gameType' | 'code'>>;

/** A card with nothing but what its tile shows. */
export function tileCard(game: GameCard): TileCard {
  const { nodeId, name, vendor, image, isNew, isHot, status, gameType, code } = game;
  const starts = launchRoute(game).kind === 'game';
  return {
    nodeId,
    name,
    vendor,
    image,
    ...(isNew && { isNew }),
    ...(isHot && { isHot }),
    ...(status !== 'active' && { status }),
    ...(!starts && { gameType, code }),
  };
}

/** The page that opens instead of the game, where it has one (lotteries). */
function pageOf({ vendor, gameType, code }: TileCard): string | undefined {
  if (!gameType || !code) return undefined;
  const route = launchRoute({ vendor, gameType, code });
  return route.kind === 'page' ? route.path : undefined;
}

interface Props {
  game: TileCard;
  strings: TileStrings;
  /** Fetched at once, where the tile is in the first view. */
  eager?: boolean;
  /** The place on a board of the best, set behind the title. */
  rank?: number;
  /** What stands in the tile's upper end corner, the heart for example; it is not part of the tile's button. */
  corner?: ReactNode;
  /** Starts the game itself: the tile stands on the page that others lead to. */
  direct?: boolean;
  className?: string;
}

/**
 * A game: its picture, 3:4, with the title set over the calm foot of it. Pressing it is heard by LaunchHost, so that
 * the tile itself needs no code in the browser. Its looks are in app/tile.css, by its parts: home has a hundred tiles,
 * and the names of classes were a quarter of each.
 */
export function GameTile({ game, strings, eager = false, rank, corner, direct = false, className }: Props) {
  const closed = game.status === 'maintenance';
  const hot = game.isHot && rank === undefined;
  const badge = closed ? undefined : hot ? 'hot' : game.isNew ? 'new' : undefined;
  return (
    <article className={classes('tile', className)}>
      <button
        type="button"
        data-launch={game.nodeId}
        data-status={closed ? 'maintenance' : undefined}
        data-to={direct ? undefined : pageOf(game)}
      >
        <img
          src={game.image}
          alt=""
          width={300}
          height={400}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
        {rank !== undefined && (
          <span aria-hidden className="tile-rank">
            {rank}
          </span>
        )}
        <span>
          <b>{game.name}</b>
          <i>{closed ? strings.maintenance : game.vendor}</i>
        </span>
      </button>
      {badge && <span className={`tile-badge tile-badge-${badge}`}>{strings[badge]}</span>}
      {corner}
    </article>
  );
}
