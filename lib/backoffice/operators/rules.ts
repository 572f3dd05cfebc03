import { PERMISSIONS, type Permission } from '../constants';
import type { Operator } from '../types';
import {
  MONEY_PERMISSIONS,
  SECOND_FACTOR_CHOICES,
  SECOND_FACTOR_SETTING,
  type SecondFactorChoice,
} from './constants';
import { notYourPermission, ownAccount, ownerOnly } from './errors';

/** A row of the view backoffice.operator_access. */
export interface AccessRow {
  is_owner: boolean | null;
  permissions: string[] | null;
  has_factor: boolean | null;
  second_factor: string | null;
}

export type Access = Pick<Operator, 'permissions' | 'isOwner' | 'isFactorDue'>;

/**
 * What an operator may do. An owner has every permission. A stored permission that this version does not know is left out.
 */
export function accessOf(row: AccessRow): Access {
  const isOwner = row.is_owner === true;
  const stored = new Set(row.permissions ?? []);
  const permissions = isOwner ? PERMISSIONS : PERMISSIONS.filter((permission) => stored.has(permission));
  const isDue = !row.has_factor && needsFactor(secondFactorChoice(row.second_factor), permissions);
  return { permissions, isOwner, isFactorDue: isDue };
}

/** The stored setting; the shipped one if it is not set or unknown. */
export const secondFactorChoice = (stored: unknown): SecondFactorChoice =>
  SECOND_FACTOR_CHOICES.find((choice) => choice === stored) ?? SECOND_FACTOR_SETTING.shipped;

/** Whether the setting asks an operator with these permissions for a second factor. */
export const needsFactor = (choice: SecondFactorChoice, permissions: readonly Permission[]): boolean =>
  choice === 'always' ||
  (choice === 'money' && permissions.some((permission) => MONEY_PERMISSIONS.includes(permission)));

/** Whether a stored name is a permission of this version. */
export const isPermission = (name: string): name is Permission => PERMISSIONS.some((known) => known === name);

/**
 * Nobody gives or takes away what they do not have themselves, unless they are an owner. Throws NOT_YOUR_PERMISSION 403 with the
 * missing permissions.
 */
export function assertMayGive(actor: Access, permissions: readonly string[]): void {
  if (actor.isOwner) return;
  const missing = permissions.filter((name) => !actor.permissions.some((own) => own === name));
  if (missing.length > 0) throw notYourPermission([...new Set(missing)]);
}

/**
 * Whether `actor` may change the roles, the status, the password or the sessions of `target`: not of themselves, an owner only if
 * they are an owner, and nobody who may do more than they may. Otherwise a reset would hand over the target's permissions. Throws
 * OWN_ACCOUNT 403, OWNER_ONLY 403, NOT_YOUR_PERMISSION 403.
 */
export function assertMayManage(actor: Access & { id: bigint }, target: Access & { id: bigint }): void {
  if (actor.id === target.id) throw ownAccount();
  if (target.isOwner && !actor.isOwner) throw ownerOnly();
  assertMayGive(actor, target.permissions);
}
