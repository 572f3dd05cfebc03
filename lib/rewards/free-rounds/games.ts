import type { GameEngine } from '@/lib/catalogue/types';
import { sql, type Db } from '@/lib/db/client';
import { formatDecimal, parseAmount } from '@/lib/money/amount';
import { badInput } from '@/lib/platform/errors';
import { siteCurrency } from '@/lib/reporting/settlement';
import { stakesOfGame } from '@/lib/studio-host/stakes';

/** A game in which free rounds can be granted. */
export interface FreeRoundGame {
  nodeId: string;
  vendor: string;
  name: string;
  /** Its stakes in the site's currency, smallest first, as decimal texts. */
  stakes: string[];
}

/**
 * The games in which free rounds can be granted: those that our studio runs and that are offered, by name in a language; of all, or of some
 * node ids. A vendor's game is not among them as long as the site does not know its stakes.
 */
export async function freeRoundGames(
  db: Db,
  language: string,
  nodeIds?: readonly string[],
): Promise<FreeRoundGame[]> {
  const { rows } = await sql<{
    nodeId: string;
    vendor: string;
    name: string;
    engine: GameEngine;
  }>`
    SELECT g.node_id::text AS "nodeId", g.vendor_code AS vendor, coalesce(g.names ->> ${language.toLowerCase()}, g.names ->> 'en') AS name, g.engine
      FROM catalogue.game g
     WHERE g.engine IS NOT NULL AND g.listed AND ${nodeIds ? sql`g.node_id = ANY (${nodeIds}::bigint[])` : sql`g.status = 'active'`}
     ORDER BY name, g.node_id`.execute(db);
  return rows.flatMap(({ engine, ...game }) => {
    const stakes = stakesOfGame(engine, siteCurrency());
    return stakes ? [{ ...game, stakes: stakes.map(formatDecimal) }] : [];
  });
}

/**
 * Checks the games of a rule: all can be granted, are of one vendor, and offer the stake. Returns the vendor. Throws INVALID_INPUT on
 * `rule.freeRounds.games` or `rule.freeRounds.stake`.
 */
export async function requireFreeRoundGames(
  db: Db,
  { games, stake }: { games: readonly string[]; stake: string },
): Promise<string> {
  const found = await freeRoundGames(db, 'en', games);
  const vendors = new Set(found.map(({ vendor }) => vendor));
  if (found.length !== new Set(games).size || vendors.size !== 1)
    throw badInput({ 'rule.freeRounds.games': { code: 'FREE_ROUNDS_GAMES' } });
  const value = parseAmount(stake);
  if (!found.every(({ stakes }) => stakes.some((one) => parseAmount(one) === value)))
    throw badInput({ 'rule.freeRounds.stake': { code: 'FREE_ROUNDS_STAKE' } });
  return found[0]!.vendor;
}
