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
 * What a tile needs of a game, because a page contains a hundred of them. Category and code are needed only if a page
 * opens instead of the game, and flags and status only if they are not the default.
 */
export type TileCard = Pick<GameCard, 'nodeId' | 'name' | 'vendor' | 'image'> &
  Partial<Pick<GameCard, 'isNew' | 'isHot' | 'status' | 'gameType' | 'code'>>;

/** Returns the fields of a game that its tile needs. */
export function toTileCard(game: GameCard): TileCard {
  const { nodeId, name, vendor, image, isNew, isHot, status, gameType, code } = game;
  const opensGame = launchRoute(game).kind === 'game';
  return {
    nodeId,
    name,
    vendor,
    image,
    ...(isNew && { isNew }),
    ...(isHot && { isHot }),
    ...(status !== 'active' && { status }),
    ...(!opensGame && { gameType, code }),
  };
}

/** Returns the path of the page that opens instead of the game, if there is one (lotteries). */
function pagePathOf({ vendor, gameType, code }: TileCard): string | undefined {
  if (!gameType || !code) return undefined;
  const route = launchRoute({ vendor, gameType, code });
  return route.kind === 'page' ? route.path : undefined;
}

interface Props {
  game: TileCard;
  strings: TileStrings;
  /** Loads the picture at once, for tiles in the first view. */
  eager?: boolean;
  /** The rank of the game, shown behind the title. */
  rank?: number;
  /** An element in the upper end corner, for example the favourite button. It is outside the tile's own button. */
  corner?: ReactNode;
  /** Opens the game even if it has a page, for the tiles on that page. */
  opensDirectly?: boolean;
  className?: string;
}

/**
 * A game: its picture in 3:4 with the title over its foot (UI-5). LaunchHost handles the click, so the tile needs no
 * code of its own. Its styles are in app/tile.css, by element: with utility classes, their names took a quarter of each
 * tile's HTML.
 */
export function GameTile({
  game,
  strings,
  eager = false,
  rank,
  corner,
  opensDirectly = false,
  className,
}: Props) {
  const isClosed = game.status === 'maintenance';
  const showsHot = game.isHot && rank === undefined;
  const badge = isClosed ? undefined : showsHot ? 'hot' : game.isNew ? 'new' : undefined;
  return (
    <article className={classes('tile', className)}>
      <button
        type="button"
        data-launch={game.nodeId}
        data-status={isClosed ? 'maintenance' : undefined}
        data-to={opensDirectly ? undefined : pagePathOf(game)}
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
          <i>{isClosed ? strings.maintenance : game.vendor}</i>
        </span>
      </button>
      {badge && <span className={`tile-badge tile-badge-${badge}`}>{strings[badge]}</span>}
      {corner}
    </article>
  );
}
