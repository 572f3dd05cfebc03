import { sql } from 'kysely';
import { inTransaction, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { MAX_FAVOURITES, RECENT_GAMES, type GameType } from './constants';
import { gameNotFound, tooManyFavourites } from './errors';

/** A game by its id, with the vendor and category that the caller states for it. */
export interface GameReference {
  nodeId: bigint;
  vendor?: string | undefined;
  gameType?: GameType | undefined;
}

/**
 * Adds a game to a member's favourites; if it is one already, nothing changes. Throws GAME_NOT_FOUND for an unknown game or one of
 * another vendor or category than stated, FAVOURITES_FULL if the member has 999.
 */
export async function addFavourite(db: Db, memberId: bigint, game: GameReference): Promise<void> {
  const { nodeId, vendor = null, gameType = null } = game;
  await inTransaction(db, async (tx) => {
    // Requests of one member wait for each other: otherwise two could each add the 999th.
    await sql`SELECT pg_advisory_xact_lock(hashtextextended('favourite', ${memberId}))`.execute(tx);
    const { rows } = await sql<{ isFavourite: boolean; total: number; known: boolean }>`
      SELECT count(*) FILTER (WHERE node_id = ${nodeId}) > 0 AS "isFavourite", count(*)::int AS total,
             EXISTS (SELECT FROM catalogue.game WHERE node_id = ${nodeId}
                AND vendor_code = coalesce(${vendor}, vendor_code)
                AND game_type = coalesce(${gameType}, game_type)) AS known
        FROM catalogue.favourite WHERE member_id = ${memberId}`.execute(tx);
    const { isFavourite, total, known } = rows[0]!;
    if (!known) throw gameNotFound();
    if (isFavourite) return;
    if (total >= MAX_FAVOURITES) throw tooManyFavourites(MAX_FAVOURITES);
    await tx
      .insertInto('catalogue.favourite')
      .values({ member_id: memberId, node_id: nodeId, created_at: now() })
      .execute();
  });
}

/** Removes a game from a member's favourites, if it is one. */
export async function removeFavourite(db: Db, memberId: bigint, nodeId: bigint): Promise<void> {
  await db
    .deleteFrom('catalogue.favourite')
    .where('member_id', '=', memberId)
    .where('node_id', '=', nodeId)
    .execute();
}

/**
 * Records that a member opened a game, and deletes all but the latest 20 records. One round trip, because the launch waits for it.
 */
export async function recordRecentGame(db: Db, memberId: bigint, nodeId: bigint): Promise<void> {
  await sql`
    WITH recorded AS (
      INSERT INTO catalogue.recent (member_id, node_id, played_at) VALUES (${memberId}, ${nodeId}, ${now()})
      ON CONFLICT (member_id, node_id) DO UPDATE SET played_at = greatest(catalogue.recent.played_at, EXCLUDED.played_at))
    DELETE FROM catalogue.recent WHERE member_id = ${memberId} AND node_id IN (
      SELECT node_id FROM catalogue.recent WHERE member_id = ${memberId} AND node_id <> ${nodeId}
       ORDER BY played_at DESC, node_id DESC OFFSET ${RECENT_GAMES - 1})`.execute(db);
}
