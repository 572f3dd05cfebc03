import { database } from '@/lib/db/client';
import { AppError } from '@/lib/platform/errors';
import { findOperator } from '../operators/queries';
import type { Operator } from '../types';
import { findRole, listRoles, type Role } from './queries';
import { assertMayEdit } from './rules';

/** Every role, the shipped ones first. */
export const loadRoles = (): Promise<Role[]> => listRoles(database());

export interface RolePage {
  role: Role;
  /** Why the operator cannot change it, as an error. */
  problem: Pick<AppError, 'code' | 'values'> | undefined;
}

/** One role as an operator sees it; undefined if there is none with this id. */
export async function loadRolePage(operator: Operator, id: bigint): Promise<RolePage | undefined> {
  const db = database();
  const [role, self] = await Promise.all([findRole(db, id), findOperator(db, operator.id)]);
  if (!role || !self) return undefined;
  try {
    assertMayEdit(self, role, []);
    return { role, problem: undefined };
  } catch (error) {
    if (error instanceof AppError) return { role, problem: error };
    throw error;
  }
}
