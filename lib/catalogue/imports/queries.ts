import { sql } from 'kysely';
import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { publicUrl } from '@/lib/platform/env';
import { notFound } from '@/lib/platform/errors';
import { STALLED_MS } from '@/lib/platform/imports/rules';
import { isLocalHost } from '@/lib/platform/local-host';
import { siteConfig } from '@/lib/platform/site-config';
import { dayOf } from '@/lib/platform/zone';
import type { GameType } from '../constants';
import { LOTTERIES } from '../demo/lotteries';
import { MODEL_CHOICES, STAKE_TABLES } from '../demo/models';
import { cellsOf, type StoredGame } from './cells';
import { LISTED_IMPORTS, REPORT_PAGE_SIZE } from './constants';
import type { CurrentGame } from './rules';
import type { Cells, CheckedRow, Import, Known, KnownVendor, ReportRow, RowOutcome } from './types';

const storedColumns = sql`
  g.vendor_code AS vendor, g.code, g.game_type AS "gameType", g.names, g.classes, g.status, g.rank, g.hot_pin AS "hotPin",
  g.new_pin AS "newPin", g.since::text AS since, g.engine, g.art, g.artwork_url AS "artworkUrl"`;

/** What the check of a list needs to know: vendors with their categories and hosts, the studio's models, the settlement day. */
export async function readKnown(db: Db): Promise<Known> {
  const { rows } = await sql<{ code: string; hosts: string[]; needsEngine: boolean; categories: GameType[] }>`
    SELECT v.code, v.hosts, coalesce(v.launch_url LIKE '%{engine}%', false) AS "needsEngine",
           ARRAY(SELECT c.game_type FROM catalogue.vendor_category c WHERE c.vendor_code = v.code) AS categories
      FROM catalogue.vendor v`.execute(db);
  const vendors = new Map<string, KnownVendor>(
    rows.map(({ code, hosts, needsEngine, categories }) => [
      code,
      { hosts, needsEngine, categories: new Set(categories) },
    ]),
  );
  return {
    vendors,
    models: new Set([
      ...MODEL_CHOICES.map(({ engine, code }) => `${engine} ${code}`),
      ...LOTTERIES.map(({ code }) => `lottery ${code}`),
    ]),
    stakes: new Set(STAKE_TABLES),
    today: dayOf(now(), siteConfig().money.settlementZone),
    isLocal: isLocalHost(new URL(publicUrl()).hostname),
  };
}

/** The games that are there of these vendors and codes, by `<vendor>\n<code>`. */
export async function readCurrentGames(
  db: Db,
  keys: readonly Partial<Cells>[],
): Promise<Map<string, CurrentGame>> {
  const { rows } = await sql<StoredGame & { version: number }>`
    SELECT ${storedColumns}, g.version
      FROM unnest(${keys.map((key) => key.vendor ?? '')}::text[], ${keys.map((key) => key.code ?? '')}::text[]) k (vendor, code)
      JOIN catalogue.game g ON g.vendor_code = k.vendor AND g.code = k.code`.execute(db);
  return new Map(
    rows.map(({ version, ...game }) => [`${game.vendor}\n${game.code}`, { cells: cellsOf(game), version }]),
  );
}

/** The next games of the catalogue in the form of a list, at most `limit`; of one vendor if it is given. */
export async function readCells(
  db: Db,
  { vendor, after, limit }: { vendor?: string | undefined; after: bigint; limit: number },
): Promise<{ cells: Cells[]; last: bigint | undefined }> {
  const { rows } = await sql<StoredGame & { nodeId: bigint }>`
    SELECT g.node_id AS "nodeId", ${storedColumns} FROM catalogue.game g
     WHERE g.node_id > ${after} ${vendor === undefined ? sql`` : sql`AND g.vendor_code = ${vendor}`}
     ORDER BY g.node_id LIMIT ${limit}`.execute(db);
  return { cells: rows.map(cellsOf), last: rows.at(-1)?.nodeId };
}

const importColumns = () => sql`
  i.id, i.source, i.file_name AS "fileName", o.account AS operator, i.status, i.added, i.changed, i.unchanged, i.refused, i.written,
  i.outdated, i.place, i.failure, i.created_at AS "createdAt", i.started_at AS "startedAt", i.ended_at AS "endedAt",
  i.status IN ('queued', 'running', 'cancelling') AND i.progressed_at < ${new Date(now().getTime() - STALLED_MS)} AS stalled`;

/** The latest imports, the latest first. */
export async function listImports(db: Db, limit = LISTED_IMPORTS): Promise<Import[]> {
  const { rows } = await sql<Import>`
    SELECT ${importColumns()} FROM catalogue.import i LEFT JOIN backoffice.operator o ON o.id = i.operator_id
     ORDER BY i.created_at DESC, i.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** One import. Throws NOT_FOUND 404. */
export async function requireImport(db: Db, id: bigint): Promise<Import> {
  const { rows } = await sql<Import>`
    SELECT ${importColumns()} FROM catalogue.import i LEFT JOIN backoffice.operator o ON o.id = i.operator_id
     WHERE i.id = ${id}`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
}

/** A page of a report, in the order of the list: the rows after the place `after`, of one outcome if it is given. */
export async function reportRows(
  db: Db,
  importId: bigint,
  {
    outcome,
    after = 0,
    limit = REPORT_PAGE_SIZE,
  }: { outcome?: RowOutcome | 'outdated' | undefined; after?: number; limit?: number },
): Promise<ReportRow[]> {
  const ofOutcome =
    outcome === undefined
      ? sql``
      : outcome === 'outdated'
        ? sql`AND r.outdated`
        : sql`AND r.outcome = ${outcome}`;
  const { rows } = await sql<ReportRow>`
    SELECT r.place, r.line, r.outcome, r.vendor, r.code, r.name, r.reasons, r.changes, r.outdated
      FROM catalogue.import_row r WHERE r.import_id = ${importId} AND r.place > ${after} ${ofOutcome}
     ORDER BY r.place LIMIT ${limit}`.execute(db);
  return rows;
}

/** Rows to be written after the place `after`, in order. */
export async function rowsToWrite(
  db: Db,
  importId: bigint,
  after: number,
  limit: number,
): Promise<Pick<CheckedRow, 'place' | 'cells' | 'seenVersion'>[]> {
  const { rows } = await sql<Pick<CheckedRow, 'place' | 'cells' | 'seenVersion'>>`
    SELECT r.place, r.cells, r.seen_version AS "seenVersion" FROM catalogue.import_row r
     WHERE r.import_id = ${importId} AND r.place > ${after} AND r.cells IS NOT NULL ORDER BY r.place LIMIT ${limit}`.execute(
    db,
  );
  return rows;
}
