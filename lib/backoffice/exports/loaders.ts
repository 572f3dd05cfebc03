import { database } from '@/lib/db/client';
import type { TableName } from '../tables/constants';
import type { Operator } from '../types';
import { operatorsWhoMayExport, type Candidate } from './access';
import { listExports, listSchedules, toExportValue } from './queries';
import type { ExportValue } from './schema';
import type { ScheduleRow } from './types';

/** The exports that the operator may download, for the page and its repeated call. */
export async function loadExports(operator: Operator): Promise<ExportValue[]> {
  return (await listExports(database(), operator)).map((row) => toExportValue(row, operator));
}

export const loadSchedules = (operator: Operator): Promise<ScheduleRow[]> =>
  listSchedules(database(), operator.id);

/** Operators who may get an export of the table by email; none if this operator may not export. */
export async function loadCandidates(operator: Operator, table: TableName): Promise<Candidate[]> {
  return operator.permissions.includes('reports.export') ? operatorsWhoMayExport(database(), table) : [];
}
