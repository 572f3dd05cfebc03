import type { Tx } from '@/lib/db/client';
import { demoGames } from './demo/games';
import { insertCatalogue } from './seed';

/**
 * Adds the games of our own studio, with their vendors and categories: the slots that can be played. What is there already stays as it
 * is, so that a second run changes nothing. Returns how many games were new.
 */
export const importStudioGames = (tx: Tx): Promise<number> =>
  insertCatalogue(
    tx,
    demoGames().filter((game) => game.playable),
  );
