import { cache } from 'react';
import { database } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { categoryMenu } from './loaders';
import { gameByNode, listGames } from './queries';
import type { Game, GameCard } from './types';

/** Other games of the same vendor that a game's page offers. */
const OTHERS = 10;

export interface GameDetails {
  game: Game;
  name: string;
  /** The vendor's name, and whether its games can be listed by the lobby. */
  vendorName: string;
  others: GameCard[];
}

/** A game for its own page; undefined if there is none that players see. The page's head and body both call it; it reads the database once. */
export const gameDetails = cache(
  async (locale: LocaleCode, nodeId: bigint): Promise<GameDetails | undefined> => {
    const db = database();
    const game = await gameByNode(db, nodeId);
    if (!game?.listed) return undefined;
    const [menu, more] = await Promise.all([
      categoryMenu(),
      listGames(db, { locale, gameType: game.gameType, vendor: game.vendor, pageSize: OTHERS + 1 }),
    ]);
    const vendorName = menu
      .flatMap((category) => category.vendors)
      .find((card) => card.vendor === game.vendor)?.displayName;
    return {
      game,
      name: game.names[locale] ?? game.names.en,
      vendorName: vendorName ?? game.vendor,
      others: more.games.filter((card) => card.nodeId !== String(nodeId)).slice(0, OTHERS),
    };
  },
);
