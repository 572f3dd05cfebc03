import { sql, type RawBuilder } from 'kysely';
import type { Db } from '@/lib/db/client';
import { escapeLike } from '@/lib/db/like';
import type { LocaleCode } from '@/lib/i18n/locales';
import { notFound } from '@/lib/platform/errors';
import { MAX_COUNT } from '../constants';
import { smallGamePicture } from '../pictures';
import { needleOf, type Needle } from '../search-key';
import { COMMON_SHARE, DESK_PAGE_SIZE, MAX_CANDIDATES, SAMPLE } from './constants';
import type { DeskCursor, DeskFilter, DeskGame, DeskPage, DeskRow } from './types';

interface Row extends Omit<DeskRow, 'image'> {
  artVersion: number;
  hasArtwork: boolean;
}

const rowColumns = (locale: LocaleCode) => sql`
  g.node_id AS "nodeId", g.vendor_code AS vendor, v.status AS "vendorStatus", g.game_type AS "gameType", g.code,
  coalesce(g.names ->> ${locale}, g.names ->> 'en') AS name, g.art_version AS "artVersion", g.has_artwork AS "hasArtwork",
  g.status, g.maintenance_until AS "maintenanceUntil", g.is_hot AS "isHot", g.hot_pin AS "hotPin", g.is_new AS "isNew",
  g.new_pin AS "newPin", g.rank`;

const toRow = <Found extends Row>(row: Found): Found & DeskRow => ({
  ...row,
  image: smallGamePicture(row.nodeId, row.artVersion, row.hasArtwork),
});

/**
 * A page of all games, hidden ones too, in the order of the lobby, and how many the filter finds. Pages follow one another by the
 * place of their last game, so that a late page costs as much as the first.
 */
export async function listDeskGames(
  db: Db,
  locale: LocaleCode,
  filter: DeskFilter,
  after?: DeskCursor,
  limit = DESK_PAGE_SIZE,
): Promise<DeskPage> {
  const conditions = await conditionsOf(db, filter);
  const onward = after ? sql`AND (g.rank, g.node_id) > (${after.rank}, ${after.nodeId})` : sql``;
  const [{ rows }, counted] = await Promise.all([
    // The ids first: the wide rows are read for one page only.
    sql<Row>`
      SELECT ${rowColumns(locale)}
        FROM (SELECT g.node_id FROM catalogue.game g WHERE ${conditions} ${onward}
               ORDER BY g.rank, g.node_id LIMIT ${limit + 1}) p
        JOIN catalogue.game g ON g.node_id = p.node_id
        JOIN catalogue.vendor v ON v.code = g.vendor_code
       ORDER BY g.rank, g.node_id`.execute(db),
    sql<{ total: number }>`
      SELECT count(*)::int AS total FROM (SELECT FROM catalogue.game g WHERE ${conditions} LIMIT ${MAX_COUNT}) c`.execute(
      db,
    ),
  ]);
  const shown = rows.slice(0, limit).map(toRow);
  const last = shown.at(-1);
  return {
    rows: shown,
    total: counted.rows[0]!.total,
    next: rows.length > limit && last ? { rank: last.rank, nodeId: last.nodeId } : undefined,
  };
}

/** The ids that a filter finds, in the order of the lobby, at most `limit`. */
export async function findDeskIds(db: Db, filter: DeskFilter, limit: number): Promise<bigint[]> {
  const { rows } = await sql<{ node_id: bigint }>`
    SELECT g.node_id FROM catalogue.game g WHERE ${await conditionsOf(db, filter)}
     ORDER BY g.rank, g.node_id LIMIT ${limit}`.execute(db);
  return rows.map((row) => row.node_id);
}

async function conditionsOf(db: Db, filter: DeskFilter): Promise<RawBuilder<unknown>> {
  const typed = filter.text?.trim();
  const conditions = [
    sql`true`,
    ...(filter.vendor ? [sql`g.vendor_code = ${filter.vendor}`] : []),
    ...(filter.gameType ? [sql`g.game_type = ${filter.gameType}`] : []),
    ...(filter.gameClass ? [sql`g.classes @> ARRAY[${filter.gameClass}]::text[]`] : []),
    // Named as in the index of games that are not open.
    ...(filter.status === undefined
      ? []
      : filter.status === 'active'
        ? [sql`g.status = 'active'`]
        : [sql`g.status = ${filter.status} AND g.status <> 'active'`]),
    ...(filter.isHot === undefined ? [] : [filter.isHot ? sql`g.is_hot` : sql`NOT g.is_hot`]),
    ...(filter.isNew === undefined ? [] : [filter.isNew ? sql`g.is_new` : sql`NOT g.is_new`]),
    ...(typed ? [await textCondition(db, typed, filter)] : []),
  ];
  return sql.join(conditions, sql` AND `);
}

/**
 * A rare text is looked up in the indexes, and the games that they name are the condition. A common one, or one of one or two letters,
 * is compared game by game in the order of the list: the page is full soon.
 */
async function textCondition(db: Db, typed: string, filter: DeskFilter): Promise<RawBuilder<unknown>> {
  const needle = needleOf(typed);
  const beginning = `${escapeLike(typed.toLowerCase())}%`;
  const nodeId = /^[1-9]\d{0,17}$/.test(typed) ? BigInt(typed) : 0n;
  const [named, coded, vendors] = await Promise.all([
    needle && needle.key.length >= 3 && !(await isCommon(db, needle.text))
      ? findTitles(db, needle, filter)
      : undefined,
    sql<{ node_id: bigint }>`
      SELECT node_id FROM catalogue.game WHERE lower(code) LIKE ${beginning} LIMIT ${MAX_CANDIDATES}`.execute(
      db,
    ),
    sql<{ code: string }>`
      SELECT code FROM catalogue.vendor
       WHERE lower(code) = ${typed.toLowerCase()} OR lower(display_name) = ${typed.toLowerCase()}`.execute(
      db,
    ),
  ]);
  const ofVendor = vendors.rows.map(({ code }) => code);
  const isRare = coded.rows.length < MAX_CANDIDATES && (!needle || (named && named.length < MAX_CANDIDATES));
  if (isRare) {
    const ids = [nodeId, ...(named ?? []), ...coded.rows.map((row) => row.node_id)];
    const isNamed = sql`g.node_id = ANY(${ids}::bigint[])`;
    return ofVendor.length === 0 ? isNamed : sql`(${isNamed} OR g.vendor_code = ANY(${ofVendor}::text[]))`;
  }
  return sql`(strpos(g.search_text, ${needle?.text ?? typed}) > 0 OR lower(g.code) LIKE ${beginning} OR g.node_id = ${nodeId}
    OR g.vendor_code = ANY(${ofVendor}::text[]))`;
}

/**
 * Whether many of the first games have a text in a name. The trigram index reads every match before the first one comes, so it is not
 * asked for such a text.
 */
async function isCommon(db: Db, text: string): Promise<boolean> {
  const { rows } = await sql<{ games: number }>`
    SELECT count(*)::int AS games
      FROM (SELECT g.search_text FROM catalogue.game g ORDER BY g.rank, g.node_id LIMIT ${SAMPLE}) s
     WHERE strpos(s.search_text, ${text}) > 0`.execute(db);
  return rows[0]!.games >= SAMPLE * COMMON_SHARE;
}

async function findTitles(db: Db, needle: Needle, { gameType, vendor }: DeskFilter): Promise<bigint[]> {
  const { rows } = await sql<{ ids: bigint[] | null }>`
    SELECT ids FROM catalogue.find_titles_by_trigrams(${needle.text}, ${needle.key}, ${gameType ?? null}, ${vendor ?? null}, NULL,
      ${MAX_CANDIDATES}, false)`.execute(db);
  return rows[0]?.ids ?? [];
}

/** One game for an operator. Throws NOT_FOUND 404. */
export async function requireDeskGame(db: Db, nodeId: bigint, locale: LocaleCode): Promise<DeskGame> {
  const { rows } = await sql<Row & Omit<DeskGame, keyof DeskRow>>`
    SELECT ${rowColumns(locale)}, g.names, g.classes, g.engine, g.since::text AS since, g.computed_hot AS "computedHot",
           g.computed_new AS "computedNew", g.artwork_url AS "artworkUrl", g.artwork_due AS "artworkDue",
           g.artwork_failure AS "artworkFailure", a.source AS "artworkSource", g.version, g.changed_at AS "changedAt"
      FROM catalogue.game g
      JOIN catalogue.vendor v ON v.code = g.vendor_code
      LEFT JOIN catalogue.artwork a ON a.node_id = g.node_id
     WHERE g.node_id = ${nodeId}`.execute(db);
  if (!rows[0]) throw notFound();
  return toRow(rows[0]);
}

/** Every class that a listed game has, in order. */
export async function knownClasses(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('catalogue.tally')
    .select('class')
    .distinct()
    .where('games', '>', 0)
    .where('class', 'not in', ['ALL', 'OPEN', 'HOT', 'NEW'])
    .orderBy('class')
    .execute();
  return rows.map((row) => row.class);
}

/** The picture of a game that was uploaded or read from its vendor, or undefined. */
export async function readArtwork(
  db: Db,
  nodeId: bigint,
  size: 'tile' | 'small',
): Promise<{ jpeg: Buffer; artVersion: number } | undefined> {
  const { rows } = await sql<{ jpeg: Buffer; artVersion: number }>`
    SELECT ${size === 'tile' ? sql`a.tile` : sql`a.small`} AS jpeg, g.art_version AS "artVersion"
      FROM catalogue.artwork a JOIN catalogue.game g ON g.node_id = a.node_id WHERE a.node_id = ${nodeId}`.execute(
    db,
  );
  return rows[0];
}
