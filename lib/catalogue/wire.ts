import { z } from 'zod';
import { GAME_TYPES } from './constants';
import type { Category, ClassEntry, GameCard, VendorCard } from './types';

/** The fixed JSON of the API (api.md): vendor is `vassalage` there, a game's id `nodeId`, flags are 0 or 1. */

export const wireGame = z.object({
  nodeId: z.string(),
  gameType: z.enum(GAME_TYPES),
  vassalage: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  nodeName: z.string(),
  iconUrl: z.string(),
  showIcon: z.string(),
  isHot: z.union([z.literal(0), z.literal(1)]),
  isNew: z.union([z.literal(0), z.literal(1)]),
  /** GAME opens a game; VASSALAGE would open a vendor's own list. */
  isGame: z.enum(['GAME', 'VASSALAGE']),
  status: z.enum(['active', 'maintenance']),
});
export type WireGame = z.infer<typeof wireGame>;

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

export const wireVendor = z.object({
  vassalage: z.string(),
  displayName: z.string(),
  gameType: z.enum(GAME_TYPES),
  lagerIcon: z.string(),
  activeIcon: z.string(),
  status: z.enum(['active', 'maintenance']),
  games: z.number(),
});

export function toWireVendor(card: VendorCard): z.infer<typeof wireVendor> {
  return {
    vassalage: card.vendor,
    displayName: card.displayName,
    gameType: card.gameType,
    lagerIcon: card.logo,
    activeIcon: card.activeLogo,
    status: card.status,
    games: card.games,
  };
}

export const wireCategory = z.object({
  gameType: z.enum(GAME_TYPES),
  title: z.string(),
  total: z.number(),
  /** By `vassalage`, in the order they are shown. */
  cards: z.record(z.string(), wireVendor),
  gameClassify: z.array(
    z.object({ code: z.string(), name: z.string(), total: z.number(), vassalage: z.array(z.string()) }),
  ),
});

/** A category in one language; `titleOf` and `classNameOf` translate. */
export function toWireCategory(
  category: Category,
  titleOf: (gameType: string) => string,
  classNameOf: (code: string) => string,
): z.infer<typeof wireCategory> {
  return {
    gameType: category.gameType,
    title: titleOf(category.gameType),
    total: category.games,
    cards: Object.fromEntries(category.vendors.map((vendor) => [vendor.vendor, toWireVendor(vendor)])),
    gameClassify: category.classes.map((entry: ClassEntry) => ({
      code: entry.code,
      name: classNameOf(entry.code),
      total: entry.games,
      vassalage: entry.vendors,
    })),
  };
}

export const wireLane = z.object({
  gameType: z.enum(GAME_TYPES),
  title: z.string(),
  vendors: z.array(wireVendor),
});
