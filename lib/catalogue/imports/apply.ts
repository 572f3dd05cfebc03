import { sql } from 'kysely';
import { joinTransaction, type Db, type Tx } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { logger } from '@/lib/platform/logger';
import { columnsOf } from './cells';
import { ARTWORK_TASK, BATCH_ROWS } from './constants';
import { rowsToWrite } from './queries';
import { studioVendors } from './studio';
import type { Cells, CheckedRow, ImportStatus } from './types';

type WantedRow = Pick<CheckedRow, 'place' | 'seenVersion'> & { cells: Cells };

/**
 * Applies an import in batches, each a database transaction of its own, until it is done or cancelled. A failed batch leaves nothing
 * behind: the import is marked as failed at its place and can be continued. Two runs of one import take turns and write each row once.
 * In a transaction of the caller's all batches are one, and an error is thrown.
 */
export async function runImport(db: Db, id: bigint): Promise<ImportStatus> {
  let status: ImportStatus = 'running';
  try {
    while (status === 'running') status = await joinTransaction(db, (tx) => applyBatch(tx, id));
  } catch (err) {
    if (db.isTransaction) throw err;
    logger.error({ err, import: String(id) }, 'an import of games stopped');
    status = await markFailed(db, id);
  }
  await finish(db);
  return status;
}

/** Applies the next batch and returns the state of the import after it. */
async function applyBatch(tx: Tx, id: bigint): Promise<ImportStatus> {
  const found = await tx
    .selectFrom('catalogue.import')
    .select(['status', 'place', 'source', 'written', 'outdated', 'started_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const at = now();
  const set = (values: object) =>
    tx.updateTable('catalogue.import').set(values).where('id', '=', id).execute();
  if (found?.status === 'cancelling') {
    await set({ status: 'cancelled', ended_at: at });
    return 'cancelled';
  }
  if (!found) throw notFound();
  // Another run has ended it meanwhile, or nobody has started it.
  if (found.status !== 'queued' && found.status !== 'running') return found.status as ImportStatus;
  const rows = (await rowsToWrite(tx, id, found.place, BATCH_ROWS)) as WantedRow[];
  if (found.source === 'studio') await addStudioVendors(tx, rows);
  const outdated = rows.length > 0 ? await writeRows(tx, rows) : [];
  if (outdated.length > 0) {
    await sql`UPDATE catalogue.import_row SET outdated = true
       WHERE import_id = ${id} AND place = ANY(${outdated}::integer[])`.execute(tx);
  }
  const isLast = rows.length < BATCH_ROWS;
  const status: ImportStatus = isLast ? 'done' : 'running';
  await set({
    status,
    place: rows.at(-1)?.place ?? found.place,
    written: found.written + rows.length - outdated.length,
    outdated: found.outdated + outdated.length,
    started_at: found.started_at ?? at,
    progressed_at: at,
    ...(isLast && { ended_at: at }),
  });
  return status;
}

/** Adds the vendors and categories of our studio that the rows name and that are missing. */
async function addStudioVendors(tx: Tx, rows: readonly WantedRow[]): Promise<void> {
  const vendors = studioVendors(rows.map(({ place, cells }) => ({ line: place, cells })));
  if (vendors.length === 0) return;
  await tx
    .insertInto('catalogue.vendor')
    .values(
      vendors.map(({ code, displayName, launchUrl, position }) => ({
        code,
        display_name: displayName,
        launch_url: launchUrl,
        position,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto('catalogue.vendor_category')
    .values(
      vendors.flatMap(({ code, position, categories }) =>
        categories.map((game_type) => ({ game_type, vendor_code: code, position })),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const RECORD = sql.raw(`
  vendor_code text, game_type text, code text, names jsonb, search_text text, search_key text, classes text[], status text,
  rank integer, hot_pin boolean, new_pin boolean, since date, engine jsonb, art jsonb, artwork_url text, place integer,
  seen_version integer`);

/**
 * Inserts the new games and updates those that still have the version that the check has seen. Returns the places of the others:
 * games that were added, changed or removed since the check.
 */
async function writeRows(tx: Tx, rows: readonly WantedRow[]): Promise<number[]> {
  const vendors = [...new Set(rows.map(({ cells }) => cells.vendor))];
  // Whether a game is listed depends on its vendor's status, which must not change meanwhile.
  await sql`SELECT FROM catalogue.vendor WHERE code = ANY(${vendors}::text[]) ORDER BY code FOR SHARE`.execute(
    tx,
  );
  // One pending list for the batch, instead of a flush every 4 MB; it is merged below.
  await sql`SET LOCAL gin_pending_list_limit = '64MB'`.execute(tx);
  const written = new Set([
    ...(await insertGames(
      tx,
      rows.filter((row) => row.seenVersion === null),
    )),
    ...(await updateGames(
      tx,
      rows.filter((row) => row.seenVersion !== null),
    )),
  ]);
  await sql`SELECT catalogue.merge_search_index()`.execute(tx);
  return rows.flatMap(({ place }) => (written.has(place) ? [] : [place]));
}

const recordsOf = (rows: readonly WantedRow[]) =>
  JSON.stringify(
    rows.map(({ place, seenVersion, cells }) => ({ ...columnsOf(cells), place, seen_version: seenVersion })),
  );

async function insertGames(tx: Tx, rows: readonly WantedRow[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const { rows: written } = await sql<{ place: number }>`
    WITH r AS MATERIALIZED (SELECT * FROM jsonb_to_recordset(${recordsOf(rows)}::jsonb) AS r(${RECORD})),
    inserted AS (
      INSERT INTO catalogue.game (vendor_code, game_type, code, names, search_text, search_key, classes, engine, art, status, rank,
                                  hot_pin, new_pin, since, artwork_url, artwork_due, changed_at)
      SELECT r.vendor_code, r.game_type, r.code, r.names, r.search_text, r.search_key, r.classes, r.engine, r.art, r.status, r.rank,
             r.hot_pin, r.new_pin, r.since, r.artwork_url, r.artwork_url IS NOT NULL, ${now()}
        FROM r ORDER BY r.place
      ON CONFLICT (vendor_code, code) DO NOTHING
      RETURNING vendor_code, code)
    SELECT r.place FROM inserted i JOIN r ON r.vendor_code = i.vendor_code AND r.code = i.code`.execute(tx);
  return written.map(({ place }) => place);
}

async function updateGames(tx: Tx, rows: readonly WantedRow[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const { rows: written } = await sql<{ place: number; node_id: bigint; lost: boolean }>`
    UPDATE catalogue.game g
       SET game_type = r.game_type, names = r.names, search_text = r.search_text, search_key = r.search_key, classes = r.classes,
           engine = r.engine, art = r.art, status = r.status, rank = r.rank, hot_pin = r.hot_pin, new_pin = r.new_pin,
           since = r.since, artwork_url = r.artwork_url,
           artwork_due = CASE WHEN r.artwork_url IS DISTINCT FROM g.artwork_url THEN r.artwork_url IS NOT NULL ELSE g.artwork_due END,
           artwork_failure = CASE WHEN r.artwork_url IS DISTINCT FROM g.artwork_url THEN NULL ELSE g.artwork_failure END,
           art_version = g.art_version + (NOT g.has_artwork AND r.art IS DISTINCT FROM g.art)::integer,
           maintenance_until = CASE WHEN r.status = 'maintenance' THEN g.maintenance_until END,
           version = g.version + 1, changed_at = ${now()}
      FROM jsonb_to_recordset(${recordsOf(rows)}::jsonb) AS r(${RECORD})
     WHERE g.vendor_code = r.vendor_code AND g.code = r.code AND g.version = r.seen_version
    RETURNING r.place, g.node_id, g.artwork_url IS NULL AND g.has_artwork AS lost`.execute(tx);
  const lost = written.filter((row) => row.lost).map((row) => row.node_id);
  if (lost.length > 0) {
    // The address of the picture was removed from the list: the game is drawn again. An uploaded picture stays.
    await sql`
      WITH deleted AS (
        DELETE FROM catalogue.artwork WHERE node_id = ANY(${lost}::bigint[]) AND source = 'address' RETURNING node_id)
      UPDATE catalogue.game g SET has_artwork = false, art_version = g.art_version + 1
        FROM deleted d WHERE g.node_id = d.node_id`.execute(tx);
  }
  return written.map(({ place }) => place);
}

async function markFailed(db: Db, id: bigint): Promise<ImportStatus> {
  await db
    .updateTable('catalogue.import')
    .set({ status: 'failed', failure: 'UNEXPECTED', ended_at: now(), progressed_at: now() })
    .where('id', '=', id)
    .execute();
  return 'failed';
}

/** Enqueues the job that reads pictures from vendors. */
export async function enqueueArtwork(db: Db): Promise<void> {
  await sql`SELECT graphile_worker.add_job(${ARTWORK_TASK}, '{}'::json, job_key := ${ARTWORK_TASK}, max_attempts := 1)`.execute(
    db,
  );
}

/** Renews the statistics of the catalogue, and enqueues the reading of pictures if some are to be read. */
async function finish(db: Db): Promise<void> {
  await sql`SELECT catalogue.finish_import()`.execute(db);
  const due = await db
    .selectFrom('catalogue.game')
    .select('node_id')
    .where('artwork_due', '=', sql.lit(true))
    .limit(1)
    .execute();
  if (due.length > 0) await enqueueArtwork(db);
}
