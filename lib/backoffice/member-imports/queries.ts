import { sql, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { isStalled, type ImportStatus } from '@/lib/platform/imports/rules';
import { LISTED_IMPORTS, REPORT_PAGE_SIZE } from './constants';
import type { ImportRow, MemberImport } from './types';

const imports = (db: Db) =>
  db
    .selectFrom('backoffice.member_import as i')
    .innerJoin('backoffice.operator as o', 'o.id', 'i.operator_id')
    .select([
      'i.id',
      'i.file_name as fileName',
      'o.account as operator',
      'i.status',
      'i.added',
      'i.refused',
      'i.written',
      'i.outdated',
      'i.created_at as createdAt',
      'i.ended_at as endedAt',
      'i.progressed_at as progressedAt',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof imports>['execute']>>[number];

function toImport({ progressedAt, ...row }: Row): MemberImport {
  const status = row.status as ImportStatus;
  return { ...row, status, stalled: isStalled({ status, progressedAt }, now()) };
}

/** The latest imports, the latest first. */
export async function listImports(db: Db): Promise<MemberImport[]> {
  const rows = await imports(db).orderBy('i.id', 'desc').limit(LISTED_IMPORTS).execute();
  return rows.map(toImport);
}

/** One import. Throws NOT_FOUND 404. */
export async function requireImport(db: Db, id: bigint): Promise<MemberImport> {
  const row = await imports(db).where('i.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return toImport(row);
}

/**
 * The rows of a report after the place `after`; of one outcome only if `outcome` is given. Returns one row more than a page has if there
 * are more.
 */
export async function reportRows(
  db: Db,
  importId: bigint,
  { outcome, after }: { outcome: 'new' | 'refused' | 'outdated' | undefined; after: number },
): Promise<ImportRow[]> {
  const ofOutcome =
    outcome === undefined
      ? sql``
      : outcome === 'outdated'
        ? sql`AND r.outdated`
        : sql`AND r.outcome = ${outcome}`;
  const { rows } = await sql<ImportRow>`
    SELECT r.place, r.line, r.outcome, r.account, r.reasons, r.outdated FROM backoffice.member_import_row r
     WHERE r.import_id = ${importId} AND r.place > ${after} ${ofOutcome} ORDER BY r.place LIMIT ${REPORT_PAGE_SIZE + 1}`.execute(
    db,
  );
  return rows;
}
