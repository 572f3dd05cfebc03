import { sql, type Db } from '@/lib/db/client';

/** An operator to whom feedback or a chat can be given. */
export interface Assignee {
  id: bigint;
  name: string;
}

/** The active operators with a permission, by name; owners have every permission. */
export async function operatorsWith(
  db: Db,
  permission: 'members.write' | 'chat.answer',
): Promise<Assignee[]> {
  const { rows } = await sql<Assignee>`
    SELECT o.id, o.name FROM backoffice.operator o JOIN backoffice.operator_access a ON a.operator_id = o.id
     WHERE o.status = 'active' AND (a.is_owner OR ${permission} = ANY (a.permissions)) ORDER BY lower(o.name), o.id`.execute(
    db,
  );
  return rows;
}

/** The active operators who may answer feedback, by name. */
export const listAssignableOperators = (db: Db): Promise<Assignee[]> => operatorsWith(db, 'members.write');
