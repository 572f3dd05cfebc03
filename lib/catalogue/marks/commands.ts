import { sql } from 'kysely';
import type { Db } from '@/lib/db/client';
import { NEW_LEAST, NEW_PERCENT } from './constants';

/**
 * Computes which games are new: those that came in the last `days` days (`today` is the settlement day), the latest first, and of a category
 * at most a tenth of its games or 20. Of a large import on one day the games are spread over the order of the lobby. Returns how many
 * games changed.
 */
export async function computeNew(db: Db, { today, days }: { today: string; days: number }): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    WITH size AS (
      SELECT game_type, greatest(${NEW_LEAST}, ceil(count(*) * ${NEW_PERCENT} / 100.0)) AS most
        FROM catalogue.game WHERE listed GROUP BY game_type
    ), fresh AS (
      SELECT g.node_id, g.game_type,
             row_number() OVER (PARTITION BY g.game_type ORDER BY g.since DESC, hashint8extended(g.node_id, 0)) AS place
        FROM catalogue.game g WHERE g.listed AND g.since > ${today}::date - ${days}::integer
    ), wanted AS (
      SELECT f.node_id FROM fresh f JOIN size s ON s.game_type = f.game_type WHERE f.place <= s.most)
    UPDATE catalogue.game g SET computed_new = NOT g.computed_new
      FROM catalogue.game o LEFT JOIN wanted w ON w.node_id = o.node_id
     WHERE o.node_id = g.node_id AND g.computed_new <> (w.node_id IS NOT NULL)`.execute(db);
  return Number(numAffectedRows);
}

/** Marks exactly these games as hot, as far as no operator has pinned them. Returns how many games changed. */
export async function setComputedHot(db: Db, nodeIds: readonly bigint[]): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    UPDATE catalogue.game SET computed_hot = NOT computed_hot
     WHERE computed_hot <> (node_id = ANY(${nodeIds}::bigint[]))`.execute(db);
  return Number(numAffectedRows);
}
