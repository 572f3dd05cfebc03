import type { WireCategory, WireGame, WireGamePage, WireLane, WireVendor } from './schema';
import type { Category, GameCard, GamePage, VendorCard } from './types';

/**
 * The fixed JSON of the API (API-3): a vendor is `vassalage` there, a game's id `nodeId`, flags are 0 or 1. Free of
 * the schemas' weight, so that client components may read the API with it.
 */

export function toWireGame(card: GameCard): WireGame {
  return {
    nodeId: card.nodeId,
    gameType: card.gameType,
    vassalage: card.vendor,
    gameCode: card.code,
    gameName: card.name,
    nodeName: card.name,
    iconUrl: card.image,
    showIcon: card.image,
    isHot: card.isHot ? 1 : 0,
    isNew: card.isNew ? 1 : 0,
    isGame: 'GAME',
    status: card.status,
  };
}

/** A game of the API as the tile's card. */
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

export function toWireGamePage(page: GamePage): WireGamePage {
  return { ...page, games: page.games.map(toWireGame) };
}

export function toWireVendor(card: VendorCard): WireVendor {
  return {
    vassalage: card.vendor,
    displayName: card.displayName,
    gameType: card.gameType,
    lagerIcon: card.logo,
    activeIcon: card.activeLogo,
    status: card.status,
    games: card.games,
    open: card.open,
    isGame: 'VASSALAGE',
  };
}

/** A category in one language; `titleOf` and `classNameOf` translate. */
export function toWireCategory(
  category: Category,
  titleOf: (gameType: string) => string,
  classNameOf: (code: string) => string,
): WireCategory {
  return {
    gameType: category.gameType,
    title: titleOf(category.gameType),
    total: category.games,
    open: category.open,
    cards: Object.fromEntries(category.vendors.map((card) => [card.vendor, toWireVendor(card)])),
    gameClassify: category.classes.map((entry) => ({
      code: entry.code,
      name: classNameOf(entry.code),
      total: entry.games,
      vassalage: entry.vendors,
    })),
  };
}

export function toWireLane(category: Category, titleOf: (gameType: string) => string): WireLane {
  return {
    gameType: category.gameType,
    title: titleOf(category.gameType),
    vendors: category.vendors.map(toWireVendor),
  };
}
