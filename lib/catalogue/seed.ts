import { sql } from 'kysely';
import type { Db, Tx } from '@/lib/db/client';
import { hashText } from './artwork/random';
import { demoGames } from './demo/games';
import type { DemoGame } from './demo/types';
import { DEMO_VENDORS } from './demo/vendors';
import { STUDIO_LAUNCH_URL } from './constants';
import { categoryOf } from './rules';
import { searchColumns } from './search-key';
import type { GameEngine } from './types';

/** Rows of one INSERT: few enough for one message, many enough that round trips do not count. */
const BATCH = 2_500;

/**
 * Fills the catalogue with the demo's vendors and games; what is there already stays as it is, so that a second run
 * changes nothing. Returns how many games it added.
 */
export const seedCatalogue = (db: Db): Promise<number> =>
  db.transaction().execute((tx) => insertCatalogue(tx, demoGames()));

/** Adds games with their vendors and categories, in the caller's database transaction. Returns how many were new. */
export async function insertCatalogue(tx: Tx, games: readonly DemoGame[]): Promise<number> {
  const vendors = new Set(games.map((game) => game.vendor));
  await tx
    .insertInto('catalogue.vendor')
    .values(
      DEMO_VENDORS.map(({ code, displayName }, position) => ({
        code,
        display_name: displayName,
        launch_url: STUDIO_LAUNCH_URL,
        position,
      })).filter(({ code }) => vendors.has(code)),
    )
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
  await tx
    .insertInto('catalogue.vendor_category')
    .values(vendorCategories(games))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // One pending list for the whole import, instead of a flush every 4 MB; it is merged below.
  await sql`SET LOCAL gin_pending_list_limit = '256MB'`.execute(tx);
  let added = 0;
  const rows = games.map(toRow);
  for (let from = 0; from < rows.length; from += BATCH) {
    added += await insertGames(tx, rows.slice(from, from + BATCH));
  }
  if (added > 0) await sql`SELECT catalogue.finish_import()`.execute(tx);
  return added;
}

type Row = ReturnType<typeof toRow>;

function toRow(game: DemoGame) {
  const names: Record<string, string> = { ...game.names };
  const { text, key } = searchColumns(Object.values(names));
  const { theme, motif, palette, artSeed } = game;
  const { engine: kind, model, stakeTable } = game;
  const engine: GameEngine | null =
    kind && model ? { kind, model, theme, palette, artSeed, stakes: stakeTable ?? 'standard' } : null;
  return {
    vendor_code: game.vendor,
    game_type: categoryOf(game.vendor, game.gameType),
    code: game.code,
    names,
    search_text: text,
    search_key: key,
    classes: [...game.classes],
    engine,
    art: { theme, motif, palette, seed: artSeed },
    status: game.playable ? 'active' : 'maintenance',
    is_new: game.isNew,
    is_hot: game.isHot,
    rank: rankOf(game),
  };
}

/**
 * Games that can be played first, shuffled by their codes so that no vendor fills a row. Hot and new games have lists of
 * their own; if they came first here too, every tile of a lobby's first page would have the same label.
 */
function rankOf(game: DemoGame): number {
  const shelf = game.playable ? 0 : 1;
  return shelf * 1_000_000 + (hashText(`rank ${game.code}`) % 1_000_000);
}

function vendorCategories(games: readonly DemoGame[]) {
  const pairs = new Map<string, { game_type: string; vendor_code: string; position: number }>();
  for (const game of games) {
    const game_type = categoryOf(game.vendor, game.gameType);
    const position = DEMO_VENDORS.findIndex(({ code }) => code === game.vendor);
    pairs.set(`${game_type} ${game.vendor}`, { game_type, vendor_code: game.vendor, position });
  }
  return [...pairs.values()];
}

async function insertGames(db: Db, rows: readonly Row[]): Promise<number> {
  const result = await sql`
    INSERT INTO catalogue.game (vendor_code, game_type, code, names, search_text, search_key, classes, engine, art,
                                status, is_new, is_hot, rank)
    SELECT vendor_code, game_type, code, names, search_text, search_key, classes, engine, art,
           status, is_new, is_hot, rank
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(
           vendor_code text, game_type text, code text, names jsonb, search_text text, search_key text, classes text[],
           engine jsonb, art jsonb, status text, is_new boolean, is_hot boolean, rank integer)
    ON CONFLICT (vendor_code, code) DO NOTHING`.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}
