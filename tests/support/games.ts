import { sql } from 'kysely';
import { searchColumns } from '@/lib/catalogue/search-key';
import type { GameType } from '@/lib/catalogue/constants';
import type { Db } from '@/lib/db/client';

export interface TestGame {
  code: string;
  vendor?: string;
  gameType?: GameType;
  names?: { en: string } & Record<string, string>;
  classes?: string[];
  isHot?: boolean;
  isNew?: boolean;
  rank?: number;
  status?: 'active' | 'maintenance' | 'hidden';
}

/** Adds a game, and its vendor's card where that is missing; returns the node id. */
export async function addGame(db: Db, game: TestGame): Promise<bigint> {
  const { vendor = 'PG', gameType = 'RNG', names = { en: game.code } } = game;
  await db
    .insertInto('catalogue.vendor')
    .values({
      code: vendor,
      display_name: vendor,
      launch_url: 'http://localhost/open?token={token}&game={game}',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('catalogue.vendor_category')
    .values({ game_type: gameType, vendor_code: vendor })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { text, key } = searchColumns(Object.values(names));
  const art = { theme: 'moon-river', motif: 'heron', palette: 'jade', seed: 7 };
  const { rows } = await sql<{ node_id: bigint }>`
    INSERT INTO catalogue.game (vendor_code, game_type, code, names, search_text, search_key, classes, art, computed_hot, computed_new, rank, status)
    VALUES (${vendor}, ${gameType}, ${game.code}, ${JSON.stringify(names)}::jsonb, ${text}, ${key},
            ${game.classes ?? []}, ${JSON.stringify(art)}::jsonb, ${game.isHot ?? false}, ${game.isNew ?? false},
            ${game.rank ?? 0}, ${game.status ?? 'active'})
    RETURNING node_id`.execute(db);
  return rows[0]!.node_id;
}
