import type { GameCard } from './types';
import type { WireGame } from './wire';

/** A game of the API as the tile's card: for client components, without the schemas' weight. */
export function cardOfWire(game: WireGame): GameCard {
  return {
    nodeId: game.nodeId,
    vendor: game.vassalage,
    gameType: game.gameType,
    code: game.gameCode,
    name: game.gameName,
    image: game.iconUrl,
    isNew: game.isNew === 1,
    isHot: game.isHot === 1,
    status: game.status,
  };
}
