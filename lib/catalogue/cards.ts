import { sql } from 'kysely';
import type { Db } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { GameType } from './constants';
import { gamePicture } from './pictures';
import type { Availability, GameCard } from './types';

interface CardRow {
  node_id: bigint;
  vendor_code: string;
  game_type: string;
  code: string;
  name: string;
  art_version: number;
  has_artwork: boolean;
  is_new: boolean;
  is_hot: boolean;
  status: string;
}

/** What a card is made from, of game `g` and its vendor `v`; the title in the locale, else in English. */
export function cardColumns(locale: LocaleCode) {
  return [
    sql<bigint>`g.node_id`.as('node_id'),
    sql<string>`g.vendor_code`.as('vendor_code'),
    sql<string>`g.game_type`.as('game_type'),
    sql<string>`g.code`.as('code'),
    sql<string>`coalesce(g.names ->> ${locale}, g.names ->> 'en')`.as('name'),
    sql<number>`g.art_version`.as('art_version'),
    sql<boolean>`g.has_artwork`.as('has_artwork'),
    sql<boolean>`g.is_new`.as('is_new'),
    sql<boolean>`g.is_hot`.as('is_hot'),
    // Without a launch address nothing can be opened.
    sql<string>`CASE WHEN v.status = 'active' AND v.launch_url IS NOT NULL THEN g.status ELSE 'maintenance' END`.as(
      'status',
    ),
  ] as const;
}

/** The query every list of cards begins with: the games that players see. */
export function gameCards(db: Db, locale: LocaleCode) {
  return db
    .selectFrom('catalogue.game as g')
    .innerJoin('catalogue.vendor as v', 'v.code', 'g.vendor_code')
    .where('g.listed', '=', sql.lit(true))
    .select([...cardColumns(locale)]);
}

export function toCard(row: CardRow): GameCard {
  return {
    nodeId: String(row.node_id),
    vendor: row.vendor_code,
    gameType: row.game_type as GameType,
    code: row.code,
    name: row.name,
    image: gamePicture(row.node_id, row.art_version, row.has_artwork),
    isNew: row.is_new,
    isHot: row.is_hot,
    status: row.status as Availability,
  };
}
