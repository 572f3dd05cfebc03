import { sql, type Tx } from '@/lib/db/client';
import { badInput, notFound } from '@/lib/platform/errors';
import { auditedTransaction } from '../audit/commands';
import type { Permission } from '../constants';
import { roleChanged, roleInUse, roleNameTaken, shippedRole } from '../operators/errors';
import { currentManager, lockOwners } from '../operators/manage';
import type { ManagedOperator } from '../operators/queries';
import { assertMayGive } from '../operators/rules';
import type { Actor } from '../types';
import { findRole, roleName, type Role } from './queries';
import { assertMayEdit } from './rules';

// The routes check the permission `operators.write`; what the actor may do is checked again in the database transaction.

interface RoleFields {
  name: string;
  description: string;
  permissions: readonly Permission[];
}

export interface SavedRole {
  id: string;
  version: number;
}

const auditDetail = ({ name, description, permissions }: RoleFields) => ({
  name,
  description,
  permissions: [...permissions],
});

/** Creates an own role. Throws INVALID_INPUT on `name` if it is in use, NOT_YOUR_PERMISSION 403. */
export function createRole(actor: Actor, fields: RoleFields): Promise<SavedRole> {
  const { name, description, permissions } = fields;
  return auditedTransaction(actor, async (tx) => {
    await lockOwners(tx);
    assertMayGive(await currentManager(tx, actor), permissions);
    await assertNameIsFree(tx, name);
    const { id } = await tx
      .insertInto('backoffice.role')
      .values({ name, description, permissions: [...permissions] })
      .returning('id')
      .executeTakeFirstOrThrow();
    const outcome = { id: String(id), version: 1 };
    return { outcome, action: 'role.create', subject: `role:${id}`, detail: auditDetail(fields) };
  });
}

/**
 * Changes a role, for all who have it, from their next call on. A shipped role keeps its name. Throws ROLE_CHANGED 409 if another
 * operator was first, INVALID_INPUT on `name` if it is empty or in use, NOT_FOUND 404, and as assertMayEdit.
 */
export function updateRole(
  actor: Actor,
  { id, version, ...given }: RoleFields & { id: bigint; version: number },
): Promise<SavedRole> {
  return auditedTransaction(actor, async (tx) => {
    const { self, role } = await openRole(tx, actor, id);
    assertMayEdit(self, role, given.permissions);
    if (role.version !== version) throw roleChanged();
    const after = role.code ? { ...given, name: roleName(role), description: role.description } : given;
    if (!role.code) {
      if (after.name === '') throw badInput({ name: { code: 'REQUIRED' } });
      await assertNameIsFree(tx, after.name, id);
    }
    await tx
      .updateTable('backoffice.role')
      .set({
        permissions: [...after.permissions],
        version: version + 1,
        ...(!role.code && { name: after.name, description: after.description }),
      })
      .where('id', '=', id)
      .execute();
    return {
      outcome: { id: String(id), version: version + 1 },
      action: 'role.change',
      subject: `role:${id}`,
      detail: { before: auditDetail({ ...role, name: roleName(role) }), after: auditDetail(after) },
    };
  });
}

/** Deletes an own role. Throws SHIPPED_ROLE 409, ROLE_IN_USE 409 while operators have it, NOT_FOUND 404, and as assertMayEdit. */
export function deleteRole(actor: Actor, id: bigint): Promise<void> {
  return auditedTransaction(actor, async (tx) => {
    const { self, role } = await openRole(tx, actor, id);
    if (role.code) throw shippedRole();
    assertMayEdit(self, role, []);
    if (role.operators > 0) throw roleInUse(role.operators);
    await tx.deleteFrom('backoffice.role').where('id', '=', id).execute();
    return { outcome: undefined, action: 'role.remove', subject: `role:${id}`, detail: auditDetail(role) };
  });
}

async function openRole(tx: Tx, actor: Actor, id: bigint): Promise<{ self: ManagedOperator; role: Role }> {
  await lockOwners(tx);
  const self = await currentManager(tx, actor);
  const role = await findRole(tx, id);
  if (!role) throw notFound();
  return { self, role };
}

/** All changes of roles hold the same lock, so that no other one takes the name in between. */
async function assertNameIsFree(tx: Tx, name: string, own?: bigint): Promise<void> {
  const other = await tx
    .selectFrom('backoffice.role')
    .select('id')
    .where(sql<boolean>`lower(${name}) IN (lower(name), code)`)
    .$if(own !== undefined, (query) => query.where('id', '<>', own!))
    .executeTakeFirst();
  if (other) throw roleNameTaken();
}
