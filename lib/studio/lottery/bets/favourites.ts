import type { z } from 'zod';
import { now } from '@/lib/platform/clock';
import { badInput } from '@/lib/platform/errors';
import type { Sql } from '@/lib/studio/play/host';
import { favouriteNotFound, lotteryGameNotFound, tooManyLotteryFavourites } from '../errors';
import { findGame } from '../games/registry';
import type { favouriteInput } from '../schema';
import { MAX_FAVOURITE_CHARACTERS, MAX_FAVOURITES } from './constants';
import { readLines } from './rules';
import type { LineRequest } from './types';

export interface Favourite {
  id: bigint;
  game: string;
  name: string;
  lines: LineRequest[];
}

/** The favourites of a player in a game, the latest first. */
export async function listFavourites(sql: Sql, playerId: bigint, game: string): Promise<Favourite[]> {
  const { rows } = await sql.query<Favourite>({
    text: `SELECT id, game, name, lines FROM studio.lottery_favourite
            WHERE player_id = $1 AND game = $2 ORDER BY id DESC LIMIT ${MAX_FAVOURITES}`,
    values: [playerId.toString(), game],
  });
  return rows;
}

/**
 * Saves lines under a name. Throws the refusals of its lines (errors.ts), TOO_MANY_LOTTERY_FAVOURITES, and INVALID_INPUT on `lines` if the
 * selections are too long to be kept.
 */
export async function addFavourite(
  sql: Sql,
  playerId: bigint,
  { gameCode, name, lines }: z.output<typeof favouriteInput>,
): Promise<Favourite> {
  if (!findGame(gameCode)) throw lotteryGameNotFound();
  readLines(gameCode, lines);
  if (lines.reduce((sum, { selection }) => sum + selection.length, 0) > MAX_FAVOURITE_CHARACTERS)
    throw badInput({ lines: { code: 'SELECTION_TOO_LONG' } });
  const { rows } = await sql.query<{ id: bigint }>({
    text: `INSERT INTO studio.lottery_favourite (player_id, game, name, lines, added_at)
           SELECT $1, $2, $3, $4::jsonb, $5
            WHERE (SELECT count(*) FROM studio.lottery_favourite WHERE player_id = $1 AND game = $2) < ${MAX_FAVOURITES}
           RETURNING id`,
    values: [playerId.toString(), gameCode, name, JSON.stringify(lines), now()],
  });
  if (!rows[0]) throw tooManyLotteryFavourites();
  return { id: rows[0].id, game: gameCode, name, lines };
}

/** Deletes a favourite. Throws LOTTERY_FAVOURITE_NOT_FOUND if the player has no such one. */
export async function deleteFavourite(sql: Sql, playerId: bigint, id: bigint): Promise<void> {
  const { rows } = await sql.query<{ id: bigint }>({
    text: 'DELETE FROM studio.lottery_favourite WHERE id = $1 AND player_id = $2 RETURNING id',
    values: [id.toString(), playerId.toString()],
  });
  if (!rows[0]) throw favouriteNotFound();
}

export const toWireFavourite = ({ id, game, name, lines }: Favourite) => ({
  id: id.toString(),
  gameCode: game,
  name,
  lines,
});
