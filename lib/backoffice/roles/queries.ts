import { sql } from 'kysely';
import type { Db } from '@/lib/db/client';
import { PERMISSIONS, type Permission } from '../constants';
import { SHIPPED_ROLES, type ShippedRole } from '../operators/constants';
import { isPermission } from '../operators/rules';

export interface Role {
  id: bigint;
  /** Of a shipped role. Its name and description are messages. */
  code: ShippedRole | null;
  /** Of an own role; '' of a shipped one. */
  name: string;
  description: string;
  permissions: readonly Permission[];
  version: number;
  /** How many operators have it, disabled ones too. */
  operators: number;
}

/** The role as the audit log names it: the code of a shipped one, the name of an own one. */
export const roleName = ({ code, name }: Pick<Role, 'code' | 'name'>): string => code ?? name;

const rows = (db: Db) =>
  db
    .selectFrom('backoffice.role as r')
    .select(['r.id', 'r.code', 'r.name', 'r.description', 'r.permissions', 'r.version'])
    .select(
      sql<bigint>`(SELECT count(*) FROM backoffice.operator_role x WHERE x.role_id = r.id)`.as('operators'),
    );

const toRole = (row: Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]): Role => ({
  id: row.id,
  code: row.code as ShippedRole | null,
  name: row.name ?? '',
  description: row.description,
  permissions: row.code === 'owner' ? PERMISSIONS : row.permissions.filter(isPermission),
  version: row.version,
  operators: Number(row.operators),
});

/** Every role: the shipped ones in their order, then own ones by name. */
export async function listRoles(db: Db): Promise<Role[]> {
  const found = (
    await rows(db)
      .orderBy(sql`lower(r.name)`)
      .execute()
  ).map(toRole);
  const place = ({ code }: Role) => (code ? SHIPPED_ROLES.indexOf(code) : SHIPPED_ROLES.length);
  return found.sort((one, other) => place(one) - place(other));
}

/** One role; undefined if there is none with this id. */
export async function findRole(db: Db, id: bigint): Promise<Role | undefined> {
  const row = await rows(db).where('r.id', '=', id).executeTakeFirst();
  return row && toRole(row);
}
