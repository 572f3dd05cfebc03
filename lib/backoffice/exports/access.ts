import { sql, type Db } from '@/lib/db/client';
import { TABLE_PERMISSIONS, type TableName } from '../tables/constants';

export interface Candidate {
  id: bigint;
  account: string;
  name: string;
}

/** The active operators who may export a table, by account: only they own, get or download an export of it. */
export async function operatorsWhoMayExport(db: Db, table: TableName): Promise<Candidate[]> {
  const needed = ['reports.export', TABLE_PERMISSIONS[table]];
  const { rows } = await sql<Candidate>`
    SELECT o.id, o.account, o.name FROM backoffice.operator o JOIN backoffice.operator_access a ON a.operator_id = o.id
     WHERE o.status = 'active' AND (a.is_owner OR a.permissions @> ${needed}::text[]) ORDER BY o.account`.execute(
    db,
  );
  return rows;
}
