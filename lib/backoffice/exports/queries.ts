import { sql, type Db } from '@/lib/db/client';
import { maskRecipient } from '@/lib/identity/outgoing/rules';
import { now } from '@/lib/platform/clock';
import { TABLE_PERMISSIONS, type TableName } from '../tables/constants';
import { isTableName } from '../tables/registry';
import type { Actor, Operator } from '../types';
import { LISTED_EXPORTS, type Frequency } from './constants';
import { fileGone } from './errors';
import { readCsv } from './files';
import { openAddress } from './secrets';
import type { ExportFailure, ExportRow, ExportStatus, ScheduleRow } from './types';
import type { ExportValue } from './schema';

/** Whether an export is the operator's, or of a schedule that names the operator as a recipient. */
const isFor = (operatorId: bigint) => sql<boolean>`(e.operator_id = ${operatorId} OR EXISTS (
  SELECT FROM backoffice.export_recipient r WHERE r.schedule_id = e.schedule_id AND r.operator_id = ${operatorId}))`;

const readable = (operator: Operator): TableName[] =>
  (Object.keys(TABLE_PERMISSIONS) as TableName[]).filter((table) =>
    operator.permissions.includes(TABLE_PERMISSIONS[table]),
  );

/** The newest exports that the operator may see: the own ones, and those of schedules that name the operator. */
export async function listExports(db: Db, operator: Operator): Promise<ExportRow[]> {
  const rows = await db
    .selectFrom('backoffice.export as e')
    .innerJoin('backoffice.operator as o', 'o.id', 'e.operator_id')
    .leftJoin('backoffice.export_schedule as s', 's.id', 'e.schedule_id')
    .select(['e.id', 'e.table_name', 'e.query', 'e.columns', 'e.status', 'e.rows', 'e.bytes', 'e.failure'])
    .select(['e.created_at', 'e.started_at', 'e.finished_at', 'e.expires_at', 's.name as schedule'])
    .select('o.account as owner')
    .where(isFor(operator.id))
    .where('e.table_name', 'in', ['', ...readable(operator)])
    .orderBy('e.id', 'desc')
    .limit(LISTED_EXPORTS)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    table: row.table_name as TableName,
    query: row.query,
    columns: row.columns,
    status: row.status as ExportStatus,
    rows: row.rows,
    bytes: row.bytes,
    failure: row.failure as ExportFailure | null,
    createdAt: row.created_at,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    expiresAt: row.expires_at,
    schedule: row.schedule,
    owner: row.owner,
  }));
}

/** An export for the browser. */
export const toExportValue = (row: ExportRow, operator: Operator): ExportValue => ({
  id: String(row.id),
  table: row.table,
  query: row.query,
  status: row.status,
  rows: Number(row.rows),
  bytes: Number(row.bytes),
  failure: row.failure,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  schedule: row.schedule,
  owner: row.owner,
  own: row.owner === operator.account,
});

/**
 * The file of a finished export. Throws EXPORT_GONE 404 also for an export of another operator and for a table that the operator may
 * not read any more.
 */
export async function openExport({ db, operator }: Actor, id: bigint) {
  const row = await db
    .selectFrom('backoffice.export as e')
    .select(['e.table_name', 'e.file', 'e.created_at'])
    .where('e.id', '=', id)
    .where('e.status', '=', 'done')
    .where('e.expires_at', '>', now())
    .where(isFor(operator.id))
    .executeTakeFirst();
  if (!row?.file || !isTableName(row.table_name) || !readable(operator).includes(row.table_name))
    throw fileGone();
  const found = await readCsv(row.file);
  if (!found) throw fileGone();
  return { ...found, table: row.table_name, createdAt: row.created_at };
}

/** The operator's schedules, with their recipients. */
export async function listSchedules(db: Db, operatorId: bigint): Promise<ScheduleRow[]> {
  const schedules = await db
    .selectFrom('backoffice.export_schedule')
    .selectAll()
    .where('operator_id', '=', operatorId)
    .orderBy('id')
    .execute();
  const recipients = await db
    .selectFrom('backoffice.export_recipient as r')
    .innerJoin('backoffice.operator as o', 'o.id', 'r.operator_id')
    .select(['r.schedule_id', 'r.operator_id', 'r.address_sealed', 'o.account'])
    .where('r.schedule_id', 'in', [0n, ...schedules.map(({ id }) => id)])
    .orderBy('o.account')
    .execute();
  return schedules.map((row) => ({
    id: row.id,
    table: row.table_name as TableName,
    name: row.name,
    query: row.query,
    frequency: row.frequency as Frequency,
    nextAt: row.next_at,
    recipients: recipients
      .filter(({ schedule_id }) => schedule_id === row.id)
      .map((each) => ({
        operatorId: each.operator_id,
        account: each.account,
        addressHint: maskRecipient('email', openAddress(each.operator_id, each.address_sealed)),
      })),
  }));
}
