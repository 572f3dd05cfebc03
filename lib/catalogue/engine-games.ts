import { sql } from 'kysely';
import type { Db } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { gamePicture } from './pictures';

/** A game of an engine that players see. */
export interface EngineGame {
  nodeId: bigint;
  vendor: string;
  /** The engine's model. */
  model: string;
  names: { en: string } & Partial<Record<LocaleCode, string>>;
  image: string;
  /** Neither the game nor its vendor is under maintenance. */
  isActive: boolean;
}

/** The games of an engine whose code is that of their model, by `codes`; of several entries of one code the oldest. */
export async function gamesOfEngine(db: Db, engine: string, codes: readonly string[]): Promise<EngineGame[]> {
  const { rows } = await sql<{
    node_id: bigint;
    vendor_code: string;
    code: string;
    names: EngineGame['names'];
    art_version: number;
    has_artwork: boolean;
    is_active: boolean;
  }>`
    SELECT DISTINCT ON (g.code) g.node_id, g.vendor_code, g.code, g.names, g.art_version, g.has_artwork,
           g.status = 'active' AND v.status = 'active' AS is_active
      FROM catalogue.game g JOIN catalogue.vendor v ON v.code = g.vendor_code
     WHERE lower(g.code) = ANY (${codes.map((code) => code.toLowerCase())}::text[])
       AND g.engine ->> 'kind' = ${engine} AND g.engine ->> 'model' = g.code AND g.listed
     ORDER BY g.code, g.node_id`.execute(db);
  return rows.map((row) => ({
    nodeId: row.node_id,
    vendor: row.vendor_code,
    model: row.code,
    names: row.names,
    image: gamePicture(row.node_id, row.art_version, row.has_artwork),
    isActive: row.is_active,
  }));
}
