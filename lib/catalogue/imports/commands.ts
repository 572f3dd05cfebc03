import { setImmediate as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db, Tx } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { sha256 } from '@/lib/platform/ids';
import { cancelled, canStart, type ImportState } from '@/lib/platform/imports/rules';
import { IMPORT_TASK } from './constants';
import { badList, importStateChanged } from './errors';
import { readList } from './list';
import { readCurrentGames, readKnown } from './queries';
import { checkRow, keyOf, type CurrentGame } from './rules';
import { storable } from './scripts';
import { studioList, studioVendors, withStudioVendors, type StudioSelection } from './studio';
import type { CheckedRow, Import, ImportSource, Known, ListRow, RowOutcome } from './types';

/** Rows that are checked at a stretch; then the process answers others. */
const CHECK_ROWS = 100;

/** Rows of one INSERT. */
const INSERT_ROWS = 1_000;

export type CheckSummary = Pick<Import, 'id' | 'added' | 'changed' | 'unchanged' | 'refused'>;

/**
 * Checks a list without changing the catalogue: each row is new, changed, unchanged or refused. Stores the result as an import that
 * can be started. Throws INVALID_INPUT on `list` if the file is no list.
 */
export async function checkList(
  tx: Tx,
  { bytes, fileName, operatorId }: { bytes: Uint8Array; fileName: string; operatorId: bigint | null },
): Promise<CheckSummary> {
  const { source, rows } = await readList(bytes);
  const known = await readKnown(tx);
  const checked = await check(rows, known, await readCurrentGames(tx, keysOf(rows)), false);
  return storeImport(tx, { source, fileName, fileHash: sha256(bytes), operatorId }, checked);
}

/**
 * Checks a part of our studio's catalogue, as `checkList`. Games that are there already stay as they are. Vendors that are missing are
 * added when the import is applied; games of a vendor that has a code of our studio's and plays its games itself are refused. Throws INVALID_INPUT on `list` if nothing was chosen.
 */
export async function checkStudioCatalogue(
  tx: Tx,
  selection: StudioSelection,
  operatorId: bigint | null,
): Promise<CheckSummary> {
  const there = await readKnown(tx);
  const rows = studioList(selection, there.today).map((row) => withoutForeign(row, there));
  if (rows.length === 0) throw badList('LIST_EMPTY');
  const known = withStudioVendors(there, studioVendors(rows.filter(({ fault }) => !fault)));
  const checked = await check(rows, known, await readCurrentGames(tx, keysOf(rows)), true);
  return storeImport(tx, { source: 'studio', fileName: 'studio', fileHash: null, operatorId }, checked);
}

/** Refuses a game of our studio under the code of a vendor that plays its games itself: they would be opened there. */
function withoutForeign(row: ListRow, { vendors }: Known): ListRow {
  const { vendor: code = '' } = row.cells;
  const there = vendors.get(code);
  return !there || there.needsEngine
    ? row
    : { ...row, fault: { code: 'VENDOR_NOT_STUDIO', column: 'vendor', values: { value: code } } };
}

const keysOf = (rows: readonly ListRow[]) => rows.map(({ cells }) => cells);

async function check(
  rows: readonly ListRow[],
  known: Known,
  current: ReadonlyMap<string, CurrentGame>,
  addOnly: boolean,
): Promise<CheckedRow[]> {
  const lines = new Map<string, number>();
  const checked: CheckedRow[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % CHECK_ROWS === CHECK_ROWS - 1) await pause();
    const key = keyOf(row.cells);
    const earlier = lines.get(key);
    if (earlier === undefined) lines.set(key, row.line);
    checked.push(checkRow(row, index + 1, { known, current: current.get(key), earlier, addOnly }));
  }
  return checked;
}

async function storeImport(
  tx: Tx,
  file: { source: ImportSource; fileName: string; fileHash: Buffer | null; operatorId: bigint | null },
  checked: readonly CheckedRow[],
): Promise<CheckSummary> {
  const count = (outcome: RowOutcome) => checked.filter((row) => row.outcome === outcome).length;
  const counts = {
    added: count('new'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    refused: count('refused'),
  };
  const { id } = await tx
    .insertInto('catalogue.import')
    .values({
      source: file.source,
      file_name: storable(file.fileName).slice(0, 200) || 'list',
      file_hash: file.fileHash,
      operator_id: file.operatorId,
      status: 'checked',
      ...counts,
      created_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let from = 0; from < checked.length; from += INSERT_ROWS)
    await storeRows(tx, id, checked.slice(from, from + INSERT_ROWS));
  return { id, ...counts };
}

async function storeRows(tx: Tx, importId: bigint, rows: readonly CheckedRow[]): Promise<void> {
  await sql`
    INSERT INTO catalogue.import_row (import_id, place, line, outcome, vendor, code, name, reasons, changes, cells, seen_version)
    SELECT ${importId}::bigint, r.place, r.line, r.outcome, r.vendor, r.code, r.name, r.reasons, r.changes, r.cells, r."seenVersion"
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(
           place integer, line integer, outcome text, vendor text, code text, name text, reasons jsonb, changes jsonb, cells jsonb,
           "seenVersion" integer)`.execute(tx);
}

/**
 * Enqueues the job that applies an import; one that was cancelled, failed or lost its process goes on after its last batch. Throws
 * NOT_FOUND 404, IMPORT_STATE 409 if it runs or is done.
 */
export async function startImport(tx: Tx, id: bigint): Promise<void> {
  await markQueued(tx, id);
  await sql`SELECT graphile_worker.add_job(${IMPORT_TASK}, json_build_object('id', ${String(id)}::text),
    job_key := ${`${IMPORT_TASK}:${id}`}, max_attempts := 1)`.execute(tx);
}

/** Marks an import as to be applied, as `startImport`, for a caller that applies it itself. */
export async function markQueued(tx: Tx, id: bigint): Promise<void> {
  if (!canStart(await lockImport(tx, id), now())) throw importStateChanged();
  await tx
    .updateTable('catalogue.import')
    .set({ status: 'queued', failure: null, ended_at: null, progressed_at: now() })
    .where('id', '=', id)
    .execute();
}

/**
 * Asks a running import to stop after its current batch; one that waits, or has lost its process, stops at once. Throws NOT_FOUND 404,
 * IMPORT_STATE 409 if it does not run.
 */
export async function cancelImport(tx: Tx, id: bigint): Promise<void> {
  const next = cancelled(await lockImport(tx, id), now());
  if (!next) throw importStateChanged();
  await tx
    .updateTable('catalogue.import')
    .set({ status: next, ...(next === 'cancelled' && { ended_at: now() }) })
    .where('id', '=', id)
    .execute();
}

async function lockImport(tx: Tx, id: bigint): Promise<ImportState> {
  const row = await tx
    .selectFrom('catalogue.import')
    .select(['status', 'progressed_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return { status: row.status as ImportState['status'], progressedAt: row.progressed_at };
}

/** Deletes the rows of imports that ended so many days ago; the imports stay in the history. */
export async function deleteOldRows(db: Db, days: number): Promise<void> {
  const before = new Date(now().getTime() - days * 86_400_000);
  await sql`
    DELETE FROM catalogue.import_row r USING catalogue.import i
     WHERE i.id = r.import_id AND coalesce(i.ended_at, i.created_at) < ${before}`.execute(db);
}
