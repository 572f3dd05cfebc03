import { ownRole, shippedRole } from '../operators/errors';
import { assertMayGive, type Access } from '../operators/rules';
import type { Role } from './queries';

/**
 * Nobody changes the role owner. Operators who are no owner change no role that they have themselves, and no role with a permission that
 * they do not have, before or after. Throws SHIPPED_ROLE 409, OWN_ROLE 403, NOT_YOUR_PERMISSION 403.
 */
export function assertMayEdit(
  self: Access & { roles: readonly bigint[] },
  role: Pick<Role, 'id' | 'code' | 'permissions'>,
  permissions: readonly string[],
): void {
  if (role.code === 'owner') throw shippedRole();
  if (!self.isOwner && self.roles.includes(role.id)) throw ownRole();
  assertMayGive(self, [...role.permissions, ...permissions]);
}
