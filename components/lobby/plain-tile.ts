import type { TileCard } from './game-tile';

/** A tile whose picture is where pictures are, unless it says otherwise. */
export type PlainTile = Omit<TileCard, 'image'> & { image?: string };

/** In the address that a page's pictures have in common, where a game's own number stands. */
const NUMBER = '*';

/** A page of a hundred tiles says their pictures' address once (`/images/games/*.svg?v=…`), and of each what is its own. */
export function plainTile({ image, ...tile }: TileCard, pictures: string): PlainTile {
  return image === pictures.replace(NUMBER, tile.nodeId) ? tile : { ...tile, image };
}

/** The tile again, with its picture's address. */
export function wholeTile(tile: PlainTile, pictures: string): TileCard {
  return { image: pictures.replace(NUMBER, tile.nodeId), ...tile };
}
