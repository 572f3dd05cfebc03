import { database, type Db } from '@/lib/db/client';
import { csvLine } from '@/lib/platform/csv';
import { undefinedIfNotFound } from '../rules';
import { COLUMNS, REPORT_PAGE_SIZE } from './constants';
import * as queries from './queries';

export const listImports = () => queries.listImports(database());

/** An import with a page of its report; undefined if there is none. `next` is the start of the next page. */
export async function findImport(
  id: bigint,
  outcome: 'new' | 'refused' | 'outdated' | undefined,
  after: number,
) {
  const db = database();
  const found = await undefinedIfNotFound(queries.requireImport(db, id));
  if (!found) return undefined;
  const rows = await queries.reportRows(db, id, { outcome, after });
  const shown = rows.slice(0, REPORT_PAGE_SIZE);
  return { found, rows: shown, next: rows.length > REPORT_PAGE_SIZE ? shown.at(-1)!.place : undefined };
}

/** The progress of an import. Throws NOT_FOUND 404. */
export async function importProgress(db: Db, id: bigint) {
  const { status, written, outdated, added, stalled } = await queries.requireImport(db, id);
  return { status, written, outdated, total: added, stalled };
}

/** An example of a list. */
export const exampleList = (): Buffer =>
  Buffer.from(
    [
      csvLine(COLUMNS),
      csvLine(['riverlead', 'agent', 'River', 'Somchai Dee', '+66812345678', 'river@example.com', 'TH', '']),
      csvLine(['riverguest', 'member', 'Guest', '', '', 'guest@example.com', 'TH', 'riverlead']),
    ].join(''),
  );
