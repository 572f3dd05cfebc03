import type { Db } from '@/lib/db/client';
import type { TableName } from './constants';

/** The columns that the operator has chosen for a table; undefined without a choice. */
export async function chosenColumns(
  db: Db,
  operatorId: bigint,
  table: TableName,
): Promise<readonly string[] | undefined> {
  const row = await db
    .selectFrom('backoffice.table_columns')
    .select('columns')
    .where('operator_id', '=', operatorId)
    .where('table_name', '=', table)
    .executeTakeFirst();
  return row?.columns;
}

export interface SavedFilter {
  id: bigint;
  name: string;
  /** A query string. */
  query: string;
  shared: boolean;
  own: boolean;
  /** The account of the operator who saved it. */
  owner: string;
}

/** The operator's own filters of a table and those that others share, by name. */
export async function listSavedFilters(db: Db, operatorId: bigint, table: TableName): Promise<SavedFilter[]> {
  const rows = await db
    .selectFrom('backoffice.saved_filter as f')
    .innerJoin('backoffice.operator as o', 'o.id', 'f.operator_id')
    .select(['f.id', 'f.name', 'f.query', 'f.shared', 'f.operator_id', 'o.account as owner'])
    .where('f.table_name', '=', table)
    .where((where) => where.or([where('f.operator_id', '=', operatorId), where('f.shared', '=', true)]))
    .orderBy('f.name')
    .orderBy('f.id')
    .execute();
  return rows.map(({ operator_id, ...row }) => ({ ...row, own: operator_id === operatorId }));
}
