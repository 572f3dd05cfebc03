import type { TileCard } from './game-tile';

/** A tile without its picture's address, if that follows the pattern of the page. */
export type CompactTile = Omit<TileCard, 'image'> & { image?: string };

/** In the pattern, the place of the game's id. */
const ID_PLACEHOLDER = '*';

/**
 * Removes the picture's address if it follows the pattern (`/images/games/*.svg?v=…`). A page with a hundred tiles then
 * contains the pattern once.
 */
export function compactTile({ image, ...tile }: TileCard, picturePattern: string): CompactTile {
  return image === picturePattern.replace(ID_PLACEHOLDER, tile.nodeId) ? tile : { ...tile, image };
}

/** Restores the picture's address. */
export function expandTile(tile: CompactTile, pictures: string): TileCard {
  return { image: pictures.replace(ID_PLACEHOLDER, tile.nodeId), ...tile };
}
