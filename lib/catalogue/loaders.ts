import { cache } from 'react';
import { database } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { siteProfile } from '@/lib/i18n/site';
import { GAME_TYPES, HOME_SECTION_SIZE, HOME_VENDOR_LIMIT, type GameType } from './constants';
import {
  firstGamesByType,
  gameCount,
  hotGames,
  listGames,
  namesOf,
  nodeIdsOf,
  vendorsByCategory,
} from './queries';
import { inMenuOrder, serverClasses } from './rules';
import type { Category, GamePage, HomeSection } from './types';

/** Every category that has vendors, in the order of the side menu; `classes` are the server's only. */
export const categoryMenu = cache(async (): Promise<Category[]> => {
  const { speaksHouseLanguage } = siteProfile();
  const categories = inMenuOrder(await vendorsByCategory(database()));
  return categories.map((category) => ({
    ...category,
    classes: serverClasses(category.classes, speaksHouseLanguage),
  }));
});

/** Loads one category with its vendors and classes; empty if it has none. */
export async function category(gameType: GameType): Promise<Category> {
  const found = (await categoryMenu()).find((entry) => entry.gameType === gameType);
  return found ?? { gameType, vendors: [], classes: [], games: 0, open: 0 };
}

/**
 * Loads hot games, then every category in the order of the home page: up to 20 games each, of which 10 are shown first.
 */
export async function homeSections(locale: LocaleCode): Promise<HomeSection[]> {
  const db = database();
  const [menu, hot, first] = await Promise.all([
    categoryMenu(),
    hotGames(db, { locale, limit: HOME_SECTION_SIZE }),
    firstGamesByType(db, locale, HOME_SECTION_SIZE),
  ]);
  const sections = GAME_TYPES.flatMap((gameType): HomeSection[] => {
    const entry = menu.find((candidate) => candidate.gameType === gameType);
    if (!entry) return [];
    const few = gameType === 'COCKFIGHT' || gameType === 'LOTT' || gameType === 'ELOTT';
    const vendors = few ? entry.vendors.slice(0, HOME_VENDOR_LIMIT) : entry.vendors;
    const games = first.get(gameType) ?? [];
    return [{ section: gameType, games, vendors, total: entry.games, isOpen: entry.open > 0 }];
  });
  return [{ section: 'HOT', games: hot, vendors: [], total: hot.length, isOpen: true }, ...sections];
}

/** The first 15 games of a lobby, as its static page shows them. */
export function lobbyFirstPage(gameType: GameType, locale: LocaleCode): Promise<GamePage> {
  return listGames(database(), { locale, gameType });
}

/** Page `page` (from 0) of all games' node ids, for the sitemap. */
export const gameIds = (page: number, size: number) => nodeIdsOf(database(), page, size);

/** The number of games that can be played now. */
export const openGames = async () =>
  (await vendorsByCategory(database())).reduce((sum, entry) => sum + entry.open, 0);

/** The number of games. */
export const gameTotal = () => gameCount(database());

/** A vendor's games by name, for its list. The page's head and body both call it; it reads the database once. */
export const gamesByName = cache((locale: LocaleCode, vendor: string) => namesOf(database(), locale, vendor));
