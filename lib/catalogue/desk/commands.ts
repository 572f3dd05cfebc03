import { sql } from 'kysely';
import type { Tx } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { gamePicture } from '../pictures';
import { searchColumns } from '../search-key';
import type { Names } from '../types';
import { MAX_FILTERED } from './constants';
import { categoryNotServed, changedMeanwhile, engineMissing, noGames, tooManyGames } from './errors';
import { findDeskIds } from './queries';
import type { BulkInput, GameInput } from './schema';
import type { GameStatus, Pin } from './types';

/** The fields of a game that an operator changes on its page. */
interface Editable {
  names: Names;
  gameType: string;
  classes: string[];
  status: GameStatus;
  maintenanceUntil: Date | null;
  rank: number;
  hotPin: Pin;
  newPin: Pin;
  since: string;
}

export interface GameChange {
  vendor: string;
  code: string;
  version: number;
  /** The changed fields before and after. */
  before: Partial<Editable>;
  after: Partial<Editable>;
}

const columns = sql`
  g.names, g.game_type AS "gameType", g.classes, g.status, g.maintenance_until AS "maintenanceUntil", g.rank, g.hot_pin AS "hotPin",
  g.new_pin AS "newPin", g.since::text AS since`;

/**
 * Changes a game. Throws NOT_FOUND 404, CHANGED_MEANWHILE 409 if `version` is not its current one, INVALID_INPUT if its vendor does not
 * serve the category, or if it would be open without the engine that its vendor's launch address names.
 */
export async function changeGame(tx: Tx, { nodeId, version, ...next }: GameInput): Promise<GameChange> {
  await lockVendors(tx, [nodeId]);
  const { rows } = await sql<Editable & { vendor: string; code: string; version: number }>`
    SELECT g.vendor_code AS vendor, g.code, g.version, ${columns}
      FROM catalogue.game g WHERE g.node_id = ${nodeId} FOR NO KEY UPDATE`.execute(tx);
  const found = rows[0];
  if (!found) throw notFound();
  if (found.version !== version) throw changedMeanwhile();
  await assertServed(tx, [nodeId], next.gameType);
  const opens = next.status === 'active' ? found.status !== 'active' : next.maintenanceUntil !== null;
  if (opens) await assertPlayable(tx, [nodeId]);
  const { text, key } = searchColumns(Object.values(next.names));
  await sql`
    UPDATE catalogue.game
       SET names = ${JSON.stringify(next.names)}::jsonb, search_text = ${text}, search_key = ${key}, game_type = ${next.gameType},
           classes = ${next.classes}::text[], status = ${next.status}, maintenance_until = ${next.maintenanceUntil},
           rank = ${next.rank}, hot_pin = ${next.hotPin}, new_pin = ${next.newPin}, since = ${next.since}::date,
           version = version + 1, changed_at = ${now()}
     WHERE node_id = ${nodeId}`.execute(tx);
  const { vendor, code, version: _version, ...former } = found;
  return { vendor, code, version: version + 1, ...difference(former, next) };
}

function difference(former: Editable, next: Editable): Pick<GameChange, 'before' | 'after'> {
  const changed = (Object.keys(next) as (keyof Editable)[]).filter(
    (name) => JSON.stringify(sorted(former[name])) !== JSON.stringify(sorted(next[name])),
  );
  const only = (from: Editable) =>
    Object.fromEntries(changed.map((name) => [name, from[name]])) as Partial<Editable>;
  return { before: only(former), after: only(next) };
}

/** An object with its keys in order: jsonb has an order of its own. */
const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => one.localeCompare(other, 'en')))
    : value;

export interface BulkChange {
  /** How many games were changed. */
  games: number;
  /** Which games had which value of each changed field before: the ids by the value. */
  before: Partial<Record<keyof Editable, Record<string, string[]>>>;
}

/**
 * Changes many games at once: those named, or all of a filter. Either all or none: throws INVALID_INPUT if there is none, if a filter finds
 * more than 10,000, if a vendor does not serve the category, or if a game would be open without its engine.
 */
export async function changeGames(tx: Tx, { nodeIds, filter, change }: BulkInput): Promise<BulkChange> {
  const wanted = nodeIds ?? (await findDeskIds(tx, filter ?? {}, MAX_FILTERED + 1));
  if (wanted.length > MAX_FILTERED) throw tooManyGames(MAX_FILTERED);
  if (change.status !== undefined) await lockVendors(tx, wanted);
  const { rows } = await sql<Editable & { nodeId: bigint }>`
    SELECT g.node_id AS "nodeId", ${columns} FROM catalogue.game g
     WHERE g.node_id = ANY(${wanted}::bigint[]) ORDER BY g.node_id FOR NO KEY UPDATE`.execute(tx);
  if (rows.length === 0) throw noGames();
  const ids = rows.map((row) => row.nodeId);
  if (change.gameType !== undefined) await assertServed(tx, ids, change.gameType);
  if (change.status === 'active' || change.maintenanceUntil) await assertPlayable(tx, ids);
  const { status, maintenanceUntil, gameType, rank, hotPin, newPin, addClass, removeClass } = change;
  const sets = [
    ...(status === undefined
      ? []
      : [sql`status = ${status}`, sql`maintenance_until = ${maintenanceUntil ?? null}`]),
    ...(gameType === undefined ? [] : [sql`game_type = ${gameType}`]),
    ...(rank === undefined ? [] : [sql`rank = ${rank}`]),
    ...(hotPin === undefined ? [] : [sql`hot_pin = ${hotPin}`]),
    ...(newPin === undefined ? [] : [sql`new_pin = ${newPin}`]),
    ...(addClass === undefined && removeClass === undefined
      ? []
      : [
          sql`classes = array_remove(array_remove(classes, ${removeClass ?? ''}), ${addClass ?? ''})
             || ${addClass === undefined ? [] : [addClass]}::text[]`,
        ]),
    sql`version = version + 1`,
    sql`changed_at = ${now()}`,
  ];
  await sql`UPDATE catalogue.game SET ${sql.join(sets)} WHERE node_id = ANY(${ids}::bigint[])`.execute(tx);
  const before = Object.fromEntries(changedFields(change).map((name) => [name, idsByValue(rows, name)]));
  return { games: rows.length, before };
}

function idsByValue(
  rows: readonly (Editable & { nodeId: bigint })[],
  name: keyof Editable,
): Record<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const row of rows) {
    const value = row[name];
    const text =
      value instanceof Date ? value.toISOString() : Array.isArray(value) ? value.join(' ') : String(value);
    const same = ids.get(text);
    if (same) same.push(String(row.nodeId));
    else ids.set(text, [String(row.nodeId)]);
  }
  return Object.fromEntries(ids);
}

/** The fields that a change concerns. */
const changedFields = (change: BulkInput['change']): (keyof Editable)[] => [
  ...(change.status === undefined ? [] : (['status', 'maintenanceUntil'] as const)),
  ...(change.gameType === undefined ? [] : (['gameType'] as const)),
  ...(change.rank === undefined ? [] : (['rank'] as const)),
  ...(change.hotPin === undefined ? [] : (['hotPin'] as const)),
  ...(change.newPin === undefined ? [] : (['newPin'] as const)),
  ...(change.addClass === undefined && change.removeClass === undefined ? [] : (['classes'] as const)),
];

async function assertServed(tx: Tx, nodeIds: readonly bigint[], gameType: string): Promise<void> {
  const { rows } = await sql`
    SELECT FROM catalogue.game g WHERE g.node_id = ANY(${nodeIds}::bigint[]) AND NOT EXISTS (
      SELECT FROM catalogue.vendor_category c WHERE c.vendor_code = g.vendor_code AND c.game_type = ${gameType}) LIMIT 1`.execute(
    tx,
  );
  if (rows.length > 0) throw categoryNotServed();
}

/** Refuses games that would be open, now or when their maintenance ends, without the engine that plays them. */
async function assertPlayable(tx: Tx, nodeIds: readonly bigint[]): Promise<void> {
  const { rows } = await sql<{ games: number }>`
    SELECT count(*)::int AS games FROM catalogue.game g JOIN catalogue.vendor v ON v.code = g.vendor_code
     WHERE g.node_id = ANY(${nodeIds}::bigint[]) AND g.engine IS NULL AND v.launch_url LIKE '%{engine}%'`.execute(
    tx,
  );
  if (rows[0]!.games > 0) throw engineMissing(rows[0]!.games);
}

/**
 * Whether a game is listed depends on its vendor's status, which must not change meanwhile. Vendors are locked before games, as by a change
 * of a vendor.
 */
async function lockVendors(tx: Tx, nodeIds: readonly bigint[]): Promise<void> {
  await sql`
    SELECT FROM catalogue.vendor v WHERE v.code IN (
      SELECT g.vendor_code FROM catalogue.game g WHERE g.node_id = ANY(${nodeIds}::bigint[]))
     ORDER BY v.code FOR SHARE`.execute(tx);
}

export interface GameArtwork {
  tile: Buffer;
  small: Buffer;
}

/** Where a game's picture comes from: its source, and its address at the vendor if a list named one. */
export interface ArtworkOrigin {
  source: 'upload' | 'address' | 'drawn';
  address: string | null;
}

export interface ArtworkChange {
  /** The picture's new address on this site. */
  image: string;
  before: ArtworkOrigin;
}

/** Locks a game and says where its picture comes from. Throws NOT_FOUND 404. */
async function lockArtwork(tx: Tx, nodeId: bigint): Promise<ArtworkOrigin> {
  const { rows } = await sql<ArtworkOrigin>`
    SELECT coalesce((SELECT a.source FROM catalogue.artwork a WHERE a.node_id = g.node_id), 'drawn') AS source,
           g.artwork_url AS address
      FROM catalogue.game g WHERE g.node_id = ${nodeId} FOR NO KEY UPDATE`.execute(tx);
  if (!rows[0]) throw notFound();
  return rows[0];
}

/**
 * Gives a game a picture instead of its drawn one. An uploaded picture replaces one that was read from the vendor, and its address.
 * Throws NOT_FOUND 404.
 */
export async function setArtwork(
  tx: Tx,
  nodeId: bigint,
  { tile, small }: GameArtwork,
  source: 'upload' | 'address',
): Promise<ArtworkChange> {
  const before = await lockArtwork(tx, nodeId);
  const game = await tx
    .updateTable('catalogue.game')
    .set((eb) => ({
      has_artwork: true,
      art_version: eb('art_version', '+', 1),
      artwork_due: false,
      artwork_failure: null,
      ...(source === 'upload' && { artwork_url: null, version: eb('version', '+', 1), changed_at: now() }),
    }))
    .where('node_id', '=', nodeId)
    .returning('art_version')
    .executeTakeFirstOrThrow();
  const values = { source, tile, small, made_at: now() };
  await tx
    .insertInto('catalogue.artwork')
    .values({ node_id: nodeId, ...values })
    .onConflict((conflict) => conflict.column('node_id').doUpdateSet(values))
    .execute();
  return { image: gamePicture(nodeId, game.art_version, true), before };
}

/** Draws a game's picture again: removes the uploaded one, or the vendor's with its address. Throws NOT_FOUND 404. */
export async function removeArtwork(tx: Tx, nodeId: bigint): Promise<ArtworkChange> {
  const before = await lockArtwork(tx, nodeId);
  await tx.deleteFrom('catalogue.artwork').where('node_id', '=', nodeId).execute();
  const game = await tx
    .updateTable('catalogue.game')
    .set((eb) => ({
      has_artwork: false,
      art_version: eb('art_version', '+', 1),
      artwork_url: null,
      artwork_due: false,
      artwork_failure: null,
      version: eb('version', '+', 1),
      changed_at: now(),
    }))
    .where('node_id', '=', nodeId)
    .returning('art_version')
    .executeTakeFirstOrThrow();
  return { image: gamePicture(nodeId, game.art_version), before };
}

/** Marks the picture at a game's address as to be read again, and returns the address. Throws NOT_FOUND 404 if the game has none. */
export async function markArtworkDue(tx: Tx, nodeId: bigint): Promise<string> {
  const game = await tx
    .updateTable('catalogue.game')
    .set({ artwork_due: true, artwork_failure: null })
    .where('node_id', '=', nodeId)
    .where('artwork_url', 'is not', null)
    .returning('artwork_url')
    .executeTakeFirst();
  if (!game?.artwork_url) throw notFound();
  return game.artwork_url;
}
