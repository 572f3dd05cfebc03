import { pageOffset, toPaging, type PageRequest } from '@/lib/platform/page';
import { sql } from 'kysely';
import type { Db } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { cardColumns, gameCards, toCard } from './cards';
import {
  MAX_COUNT,
  FAVOURITES_PAGE_SIZE,
  HOME_SECTION_SIZE,
  LOBBY_PAGE_SIZE,
  RECENT_GAMES,
  type GameType,
} from './constants';
import { vendorLogo } from './pictures';
import { needleOf, type Needle } from './search-key';
import type {
  Availability,
  Category,
  ClassEntry,
  Game,
  GameCard,
  GameFilter,
  GamePage,
  VendorCard,
} from './types';

/** One game by its node id, or undefined; also one that players do not see (`listed` is false). */
export function gameByNode(db: Db, nodeId: bigint): Promise<Game | undefined> {
  return oneGame(db, sql`g.node_id = ${nodeId}`);
}

/** One game by its vendor's code for it, or undefined. */
export function gameByCode(db: Db, vendor: string, code: string): Promise<Game | undefined> {
  return oneGame(db, sql`g.vendor_code = ${vendor} AND g.code = ${code}`);
}

async function oneGame(db: Db, condition: ReturnType<typeof sql>): Promise<Game | undefined> {
  const { rows } = await sql<Game>`
    SELECT g.node_id AS "nodeId", g.vendor_code AS vendor, g.game_type AS "gameType", g.code, g.names, g.engine, g.art,
           g.art_version AS "artVersion", g.has_artwork AS "hasArtwork", g.listed, g.is_new AS "isNew", g.is_hot AS "isHot", v.allows_trial AS "allowsTrial", v.launch_url AS "launchUrl",
           v.wallet_kind AS "walletKind", v.currencies, v.opens_in AS "opensIn",
           CASE WHEN v.status = 'active' AND v.launch_url IS NOT NULL AND g.status = 'active' THEN 'active' ELSE 'maintenance' END AS status,
           CASE WHEN v.status = 'active' THEN g.maintenance_until ELSE v.maintenance_until END AS "maintenanceUntil"
      FROM catalogue.game g JOIN catalogue.vendor v ON v.code = g.vendor_code
     WHERE ${condition}`.execute(db);
  return rows[0];
}

/** The cards of these games in the given order; unknown ids are left out. */
export async function gamesByNodes(
  db: Db,
  nodeIds: readonly bigint[],
  locale: LocaleCode,
): Promise<GameCard[]> {
  if (nodeIds.length === 0) return [];
  const rows = await gameCards(db, locale)
    .where('g.node_id', 'in', [...nodeIds])
    .execute();
  const cards = new Map(rows.map((row) => [row.node_id, toCard(row)]));
  return nodeIds.flatMap((nodeId) => cards.get(nodeId) ?? []);
}

/**
 * Returns a page of games in the order of their rank, filtered; 15 per page by default. A search without a letter or
 * digit finds nothing.
 */
export async function listGames(db: Db, filter: GameFilter): Promise<GamePage> {
  const request = { pageNum: filter.pageNum ?? 1, pageSize: filter.pageSize ?? LOBBY_PAGE_SIZE };
  const typed = filter.search?.trim();
  const found = typed
    ? await searchPage(db, filter, needleOf(typed), request)
    : await browsePage(db, filter, request);
  return { games: found.games, ...toPaging(request, found.total) };
}

type Found = Pick<GamePage, 'games' | 'total'>;

/** The class that a filter counts and searches by. If a filter has several, the games are counted one by one and not from the tally. */
function classOf(filter: GameFilter): { code: string | undefined; several: boolean } {
  const codes = [
    ...(filter.isHot ? ['HOT'] : []),
    ...(filter.isNew ? ['NEW'] : []),
    ...(filter.gameClass ? [filter.gameClass] : []),
  ];
  return { code: codes[0], several: codes.length > 1 };
}

async function browsePage(db: Db, filter: GameFilter, request: PageRequest): Promise<Found> {
  let query = gameCards(db, filter.locale);
  if (filter.gameType) query = query.where('g.game_type', '=', filter.gameType);
  if (filter.vendor) query = query.where('g.vendor_code', '=', filter.vendor);
  if (filter.isHot) query = query.where('g.is_hot', '=', true);
  if (filter.isNew) query = query.where('g.is_new', '=', true);
  if (filter.gameClass) query = query.where(sql<boolean>`g.classes @> ARRAY[${filter.gameClass}]::text[]`);
  const games = query
    .orderBy('g.rank')
    .orderBy('g.node_id')
    .offset(pageOffset(request))
    .limit(request.pageSize)
    .execute();
  const { code, several } = classOf(filter);
  const counted = several ? countUpToCap(db, filter) : tallied(db, filter, code ?? 'ALL');
  // Awaited together: a rejection of the one awaited last would otherwise be unhandled.
  const [rows, total] = await Promise.all([games, counted]);
  return { games: rows.map(toCard), total };
}

async function tallied(db: Db, filter: GameFilter, gameClass: string): Promise<number> {
  let query = db
    .selectFrom('catalogue.tally')
    .select(sql<number>`coalesce(sum(games), 0)::int`.as('games'))
    .where('class', '=', gameClass);
  if (filter.gameType) query = query.where('game_type', '=', filter.gameType);
  if (filter.vendor) query = query.where('vendor_code', '=', filter.vendor);
  return (await query.executeTakeFirstOrThrow()).games;
}

async function countUpToCap(db: Db, filter: GameFilter): Promise<number> {
  let query = db
    .selectFrom('catalogue.game')
    .select('node_id')
    .where('listed', '=', sql.lit(true))
    .limit(MAX_COUNT);
  if (filter.gameType) query = query.where('game_type', '=', filter.gameType);
  if (filter.vendor) query = query.where('vendor_code', '=', filter.vendor);
  if (filter.isHot) query = query.where('is_hot', '=', true);
  if (filter.isNew) query = query.where('is_new', '=', true);
  if (filter.gameClass) query = query.where(sql<boolean>`classes @> ARRAY[${filter.gameClass}]::text[]`);
  const counted = db.selectFrom(query.as('found')).select(countAll);
  return (await counted.executeTakeFirstOrThrow()).games;
}

async function searchPage(
  db: Db,
  filter: GameFilter,
  needle: Needle | undefined,
  request: PageRequest,
): Promise<Found> {
  if (!needle) return { games: [], total: 0 };
  // No page beyond the limit is returned, because each costs a longer scan. Only the total is returned.
  const offset = pageOffset(request);
  if (offset >= MAX_COUNT)
    return { games: [], total: (await searchPage(db, filter, needle, { pageNum: 1, pageSize: 1 })).total };
  const { rows } = await sql<{ node_id: bigint | null; total: number }>`
    SELECT node_id, total FROM catalogue.search_games(
      ${needle.text}, ${needle.key}, ${filter.gameType ?? null}, ${filter.vendor ?? null},
      ${classOf(filter).code ?? null}, ${offset}, ${request.pageSize})`.execute(db);
  const nodeIds = rows.flatMap((row) => row.node_id ?? []);
  return { games: await gamesByNodes(db, nodeIds, filter.locale), total: rows[0]?.total ?? 0 };
}

/** Hot games in list order. */
export async function hotGames(
  db: Db,
  filter: {
    locale: LocaleCode;
    gameType?: GameType | undefined;
    vendor?: string | undefined;
    limit?: number;
  },
): Promise<GameCard[]> {
  let query = gameCards(db, filter.locale).where('g.is_hot', '=', true);
  if (filter.gameType) query = query.where('g.game_type', '=', filter.gameType);
  if (filter.vendor) query = query.where('g.vendor_code', '=', filter.vendor);
  const rows = await query
    .orderBy('g.rank')
    .orderBy('g.node_id')
    .limit(filter.limit ?? HOME_SECTION_SIZE)
    .execute();
  return rows.map(toCard);
}

/** The first games of every category, in one query; in list order within a category. */
export async function firstGamesByType(
  db: Db,
  locale: LocaleCode,
  each: number,
): Promise<Map<GameType, GameCard[]>> {
  const rows = await db
    .selectFrom(db.selectFrom('catalogue.vendor_category').select('game_type').distinct().as('c'))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('catalogue.game')
          .selectAll()
          .whereRef('catalogue.game.game_type', '=', 'c.game_type')
          .where('listed', '=', sql.lit(true))
          .orderBy('rank')
          .orderBy('node_id')
          .limit(each)
          .as('g'),
      (join) => join.onTrue(),
    )
    .innerJoin('catalogue.vendor as v', 'v.code', 'g.vendor_code')
    .select(cardColumns(locale))
    .orderBy('g.rank')
    .orderBy('g.node_id')
    .execute();
  const sections = new Map<GameType, GameCard[]>();
  for (const card of rows.map(toCard))
    sections.set(card.gameType, [...(sections.get(card.gameType) ?? []), card]);
  return sections;
}

/** Every category that has vendors, with their cards and the classes its games have. In no promised order. */
export async function vendorsByCategory(db: Db): Promise<Category[]> {
  const [vendors, tallies] = await Promise.all([
    db
      .selectFrom('catalogue.vendor_category as c')
      .innerJoin('catalogue.vendor as v', 'v.code', 'c.vendor_code')
      .select(['c.game_type', 'v.code', 'v.display_name', 'v.status', 'v.launch_url'])
      .where('v.status', '<>', 'disabled')
      .orderBy('c.position')
      .orderBy('v.code')
      .execute(),
    db.selectFrom('catalogue.tally').selectAll().where('games', '>', 0).execute(),
  ]);
  const categories = new Map<string, Category>();
  for (const row of vendors) {
    const gameType = row.game_type as GameType;
    const category = categories.get(gameType) ?? { gameType, vendors: [], classes: [], games: 0, open: 0 };
    const tallyOf = (code: string) =>
      tallies.find((t) => t.game_type === gameType && t.vendor_code === row.code && t.class === code)
        ?.games ?? 0;
    const card: VendorCard = {
      vendor: row.code,
      displayName: row.display_name,
      gameType,
      logo: vendorLogo(row.code),
      activeLogo: vendorLogo(row.code, 'active'),
      status: row.status as Availability,
      games: tallyOf('ALL'),
      open: row.status === 'active' && row.launch_url !== null ? tallyOf('OPEN') : 0,
    };
    category.vendors.push(card);
    category.games += card.games;
    category.open += card.open;
    categories.set(gameType, category);
  }
  for (const category of categories.values()) category.classes = classEntries(category, tallies);
  return [...categories.values()];
}

function classEntries(
  category: Category,
  tallies: readonly { game_type: string; vendor_code: string; class: string; games: number }[],
): ClassEntry[] {
  const entries = new Map<string, ClassEntry>();
  for (const { vendor } of category.vendors) {
    for (const tally of tallies) {
      if (tally.game_type !== category.gameType || tally.vendor_code !== vendor) continue;
      if (tally.class === 'ALL' || tally.class === 'OPEN') continue;
      const entry = entries.get(tally.class) ?? { code: tally.class, games: 0, vendors: [] };
      entry.games += tally.games;
      entry.vendors.push(vendor);
      entries.set(tally.class, entry);
    }
  }
  return [...entries.values()];
}

/** A member's favourites, the latest first. */
export async function favouriteGames(db: Db, memberId: bigint, filter: GameFilter): Promise<GamePage> {
  const request = { pageNum: filter.pageNum ?? 1, pageSize: filter.pageSize ?? FAVOURITES_PAGE_SIZE };
  const kept = ownGames(db, 'favourite', memberId, filter);
  const [{ games }, rows] = await Promise.all([
    db
      .selectFrom(kept.clearSelect().select('g.node_id').as('kept'))
      .select(countAll)
      .executeTakeFirstOrThrow(),
    kept
      .orderBy('own.added_at', 'desc')
      .orderBy('own.node_id', 'desc')
      .offset(pageOffset(request))
      .limit(request.pageSize)
      .execute(),
  ]);
  return { games: rows.map(toCard), ...toPaging(request, games) };
}

/** The node ids of a member's favourites, the latest first. */
export async function favouriteIds(db: Db, memberId: bigint): Promise<bigint[]> {
  const rows = await db
    .selectFrom('catalogue.favourite')
    .select('node_id')
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('node_id', 'desc')
    .execute();
  return rows.map((row) => row.node_id);
}

/** Returns the games that a member played last, the latest first; 20 are stored, so there is one page. */
export async function recentGames(db: Db, memberId: bigint, filter: GameFilter): Promise<GameCard[]> {
  const rows = await ownGames(db, 'recent', memberId, filter)
    .orderBy('own.added_at', 'desc')
    .orderBy('own.node_id', 'desc')
    .limit(RECENT_GAMES)
    .execute();
  return rows.map(toCard);
}

const countAll = sql<number>`count(*)::int`.as('games');

/**
 * Returns a member's favourites, filtered by category, vendor and part of a title. Some hundreds at most, so no index
 * is needed.
 */
function ownGames(db: Db, list: 'favourite' | 'recent', memberId: bigint, filter: GameFilter) {
  const own =
    list === 'favourite'
      ? db
          .selectFrom('catalogue.favourite')
          .select(['node_id', 'created_at as added_at'])
          .where('member_id', '=', memberId)
      : db
          .selectFrom('catalogue.recent')
          .select(['node_id', 'played_at as added_at'])
          .where('member_id', '=', memberId);
  let query = gameCards(db, filter.locale).innerJoin(own.as('own'), 'own.node_id', 'g.node_id');
  if (filter.gameType) query = query.where('g.game_type', '=', filter.gameType);
  if (filter.vendor) query = query.where('g.vendor_code', '=', filter.vendor);
  const typed = filter.search?.trim();
  if (!typed) return query;
  const needle = needleOf(typed);
  return query.where(needle ? sql<boolean>`strpos(g.search_text, ${needle.text}) > 0` : sql<boolean>`false`);
}

/** Node ids for a sitemap: page `page` (from 0) of `size`, in their own order. */
export async function nodeIdsOf(db: Db, page: number, size: number): Promise<bigint[]> {
  const rows = await db
    .selectFrom('catalogue.game')
    .select('node_id')
    .where('listed', '=', sql.lit(true))
    .orderBy('node_id')
    .offset(page * size)
    .limit(size)
    .execute();
  return rows.map((row) => row.node_id);
}

/** The games of a vendor by name, with only what a list of links needs. */
export async function namesOf(
  db: Db,
  locale: LocaleCode,
  vendor: string,
): Promise<{ nodeId: string; name: string }[]> {
  const rows = await db
    .selectFrom('catalogue.game as g')
    .select(['g.node_id', sql<string>`coalesce(g.names ->> ${locale}, g.names ->> 'en')`.as('name')])
    .where('g.vendor_code', '=', vendor)
    .where('g.listed', '=', sql.lit(true))
    .execute();
  const order = new Intl.Collator(locale);
  return rows
    .map((row) => ({ nodeId: String(row.node_id), name: row.name }))
    .sort((one, other) => order.compare(one.name, other.name) || Number(one.nodeId) - Number(other.nodeId));
}

/** Returns the number of games, from the tally that triggers maintain. */
export async function gameCount(db: Db): Promise<number> {
  const { games } = await db
    .selectFrom('catalogue.tally')
    .select(sql<number>`coalesce(sum(games), 0)::int`.as('games'))
    .where('class', '=', 'ALL')
    .executeTakeFirstOrThrow();
  return games;
}
