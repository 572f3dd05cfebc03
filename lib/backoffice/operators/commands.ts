import { setFlag } from '@/lib/content/commands';
import { inTransaction, type Db, type Tx } from '@/lib/db/client';
import { sendMail } from '@/lib/identity/outgoing/commands';
import { hashPassword } from '@/lib/identity/passwords/hash';
import type { LocaleCode } from '@/lib/i18n/locales';
import { now } from '@/lib/platform/clock';
import { publicUrl } from '@/lib/platform/env';
import { badInput, notFound } from '@/lib/platform/errors';
import { randomToken, sha256 } from '@/lib/platform/ids';
import { auditedTransaction, recordAction } from '../audit/commands';
import type { Permission } from '../constants';
import { removeFactors } from '../factors/commands';
import { listRoles, roleName, type Role } from '../roles/queries';
import { endSessions } from '../sessions/commands';
import type { Actor } from '../types';
import {
  ACTIVATION_HOURS,
  ACTIVATION_LIFETIME,
  SECOND_FACTOR_SETTING,
  type SecondFactorChoice,
} from './constants';
import { operatorState, operatorTaken, ownerOnly } from './errors';
import { appendConsoleEntry, currentManager, lockOwners, manageFromConsole, manageOperator } from './manage';
import { getSecondFactorChoice, type ManagedOperator } from './queries';
import { assertMayGive } from './rules';
import type { LinkOutput } from './schema';

// The routes check the permission `operators.write`; what the actor may do is checked again in the database transaction.

/** An activation link, which is shown once. */
export type ActivationLink = LinkOutput;

interface Grant {
  /** Ids of the roles. */
  roles: readonly bigint[];
  /** Permissions beside the roles. */
  permissions: readonly Permission[];
}

/** The roles of a grant. Throws INVALID_INPUT on `roles` for an unknown one. */
async function rolesOf(tx: Tx, ids: readonly bigint[]): Promise<Role[]> {
  const chosen = (await listRoles(tx)).filter(({ id }) => ids.includes(id));
  if (chosen.length !== new Set(ids).size) throw badInput({ roles: { code: 'INVALID' } });
  return chosen;
}

/** Throws OWNER_ONLY 403 or NOT_YOUR_PERMISSION 403 if the operator may not give these roles and permissions. */
function assertMayGrant(
  self: ManagedOperator,
  roles: readonly Role[],
  permissions: readonly Permission[],
): void {
  if (roles.some(({ code }) => code === 'owner') && !self.isOwner) throw ownerOnly();
  assertMayGive(self, [...roles.flatMap((role) => role.permissions), ...permissions]);
}

async function setRoles(tx: Tx, operatorId: bigint, roles: readonly Role[]): Promise<void> {
  await tx.deleteFrom('backoffice.operator_role').where('operator_id', '=', operatorId).execute();
  if (roles.length === 0) return;
  await tx
    .insertInto('backoffice.operator_role')
    .values(roles.map(({ id }) => ({ operator_id: operatorId, role_id: id })))
    .execute();
}

const grantDetail = (roles: readonly Role[], permissions: readonly string[]) => ({
  roles: roles.map(roleName),
  permissions: [...permissions],
});

/**
 * Makes the operator's activation link; the former one stops working. With an address it is also sent by email. The token is in the
 * link's fragment, which browsers do not send to servers.
 */
async function makeLink(
  tx: Tx,
  { id, account }: { id: bigint; account: string },
  mail: { email: string; locale: LocaleCode },
): Promise<ActivationLink> {
  const token = randomToken();
  const at = now();
  const endsAt = new Date(at.getTime() + ACTIVATION_LIFETIME);
  await tx.deleteFrom('backoffice.activation').where('operator_id', '=', id).execute();
  await tx
    .insertInto('backoffice.activation')
    .values({ token_hash: sha256(token), operator_id: id, created_at: at, ends_at: endsAt })
    .execute();
  const link = `${publicUrl()}/backoffice/activate#${token}`;
  if (mail.email)
    await sendMail(tx, {
      to: mail.email,
      template: 'operatorLink',
      values: { account, link, hours: ACTIVATION_HOURS },
      locale: mail.locale,
      notAfter: endsAt,
    });
  return { id: String(id), account, link, endsAt: endsAt.toISOString(), isSent: mail.email !== '' };
}

/**
 * Invites an operator: creates the account without a password, and returns the link with which the person chooses one. Throws
 * INVALID_INPUT on `account` if it is in use, OWNER_ONLY 403, NOT_YOUR_PERMISSION 403.
 */
export function inviteOperator(
  actor: Actor,
  given: Grant & { account: string; email: string; locale: LocaleCode },
): Promise<ActivationLink> {
  const { account, permissions } = given;
  return auditedTransaction(actor, async (tx) => {
    await lockOwners(tx);
    const roles = await rolesOf(tx, given.roles);
    assertMayGrant(await currentManager(tx, actor), roles, permissions);
    const created = await tx
      .insertInto('backoffice.operator')
      .values({ account, name: account, permissions: [...permissions], status: 'invited', created_at: now() })
      .onConflict((on) => on.column('account').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!created) throw operatorTaken();
    await setRoles(tx, created.id, roles);
    const outcome = await makeLink(tx, { id: created.id, account }, given);
    const detail = { account, ...grantDetail(roles, permissions), sent: outcome.isSent };
    return { outcome, action: 'operator.invite', subject: `operator:${created.id}`, detail };
  });
}

/** Sets another operator's roles and further permissions, effective from their next call. Throws as manageOperator and assertMayGrant. */
export function setRolesOfOperator(actor: Actor, { id, ...given }: Grant & { id: bigint }): Promise<void> {
  return manageOperator(actor, id, async (tx, target, self) => {
    const [before, after] = [await rolesOf(tx, target.roles), await rolesOf(tx, given.roles)];
    assertMayGrant(self, after, given.permissions);
    await setRoles(tx, id, after);
    await update(tx, id, { permissions: [...given.permissions] });
    const detail = {
      before: grantDetail(before, target.further),
      after: grantDetail(after, given.permissions),
    };
    return { outcome: undefined, action: 'operator.roles', detail };
  });
}

/** Disables another operator and ends all their sessions, or enables them. Throws OPERATOR_STATE 409, and as manageOperator. */
export function updateOperatorStatus(
  actor: Actor,
  { id, status, reason }: { id: bigint; status: 'active' | 'disabled'; reason: string },
): Promise<void> {
  return manageOperator(actor, id, async (tx, target) => {
    if ((target.status === 'disabled') === (status === 'disabled')) throw operatorState();
    return { outcome: undefined, ...withReason(await switchStatus(tx, target, status), reason) };
  });
}

const withReason = <Entry extends { detail: object }>(entry: Entry, reason: string): Entry => ({
  ...entry,
  detail: { ...entry.detail, reason },
});

async function switchStatus(tx: Tx, target: ManagedOperator, status: 'active' | 'disabled') {
  // Without a password the person must still use their link.
  const after = status === 'active' && !target.hasPassword ? 'invited' : status;
  await update(tx, target.id, { status: after });
  if (status === 'disabled') {
    await endSessions(tx, target.id);
    await tx.deleteFrom('backoffice.activation').where('operator_id', '=', target.id).execute();
  }
  return {
    action: status === 'disabled' ? 'operator.disable' : 'operator.enable',
    detail: { before: { status: target.status }, after: { status: after } },
  };
}

/**
 * Takes away another operator's password, ends their sessions, and returns the link with which they choose a new one. The second
 * factor stays. Throws OPERATOR_STATE 409 for a disabled operator, and as manageOperator.
 */
export function resetOperator(
  actor: Actor,
  { id, reason, ...mail }: { id: bigint; reason: string; email: string; locale: LocaleCode },
): Promise<ActivationLink> {
  return manageOperator(actor, id, async (tx, target) => {
    if (target.status === 'disabled') throw operatorState();
    await update(tx, id, { status: 'invited', password_hash: null });
    await endSessions(tx, id);
    const outcome = await makeLink(tx, target, mail);
    const detail = {
      before: { status: target.status },
      after: { status: 'invited' },
      reason,
      sent: outcome.isSent,
    };
    return { outcome, action: 'operator.reset', detail };
  });
}

/** Removes another operator's second factors and ends their sessions. Only an owner may. Throws OWNER_ONLY 403, and as manageOperator. */
export function resetFactorsOfOperator(
  actor: Actor,
  { id, reason }: { id: bigint; reason: string },
): Promise<void> {
  return manageOperator(actor, id, async (tx, target, self) => {
    if (!self.isOwner) throw ownerOnly();
    const removed = await removeFactors(tx, target.id);
    await endSessions(tx, target.id);
    return { outcome: undefined, action: 'operator.factorReset', detail: { ...removed, reason } };
  });
}

/** Ends one or all sessions of another operator. Returns how many ended. Throws NOT_FOUND 404, and as manageOperator. */
export function endSessionsOfOperator(actor: Actor, id: bigint, session?: bigint): Promise<number> {
  return manageOperator(actor, id, async (tx, target) => {
    const ended = await endSessions(tx, target.id, { only: session });
    if (session !== undefined && ended === 0) throw notFound();
    return { outcome: ended, action: 'operator.sessionsEnd', detail: { ended } };
  });
}

/** Sets whom the back office asks for a second factor. Only an owner may: throws OWNER_ONLY 403. */
export function setSecondFactorChoice(actor: Actor, value: SecondFactorChoice): Promise<void> {
  return inTransaction(actor.db, async (tx) => {
    await lockOwners(tx);
    const self = await currentManager(tx, actor);
    if (!self.isOwner) throw ownerOnly();
    const before = await getSecondFactorChoice(tx);
    await setFlag(tx, SECOND_FACTOR_SETTING.key, value, false);
    const subject = `setting:${SECOND_FACTOR_SETTING.key}`;
    await recordAction(
      actor,
      { action: 'operator.secondFactor', subject, detail: { before, after: value } },
      tx,
    );
  });
}

const update = (
  tx: Tx,
  id: bigint,
  change: { status?: string; password_hash?: string | null; permissions?: string[] },
) => tx.updateTable('backoffice.operator').set(change).where('id', '=', id).execute();

// For the command line (lib/cli/operator.ts) and the demo data: without an actor.

/** The shipped roles with these codes and the own roles with these names. Throws Error for an unknown one. */
async function rolesByName(db: Db, names: readonly string[]): Promise<Role[]> {
  const all = await listRoles(db);
  return [...new Set(names)].map((name) => {
    const role = all.find((one) => roleName(one).toLowerCase() === name.toLowerCase());
    if (!role) throw new Error(`There is no role ${name}.`);
    return role;
  });
}

/** Roles and permissions by name: codes of shipped roles, names of own ones. */
interface NamedGrant {
  roles?: readonly string[];
  permissions?: readonly Permission[];
}

/**
 * Inserts an operator who can log in, in the caller's database transaction, which writes the audit entry. Returns the id. If the account is
 * in use, throws the database's unique violation. Throws as rolesByName.
 */
export async function insertOperator(
  tx: Tx,
  operator: { account: string; name: string; password_hash: string } & NamedGrant,
): Promise<bigint> {
  const { roles = [], permissions = [], ...fields } = operator;
  const found = await rolesByName(tx, roles);
  const { id } = await tx
    .insertInto('backoffice.operator')
    .values({ ...fields, permissions: [...permissions], created_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await setRoles(tx, id, found);
  return id;
}

/** Creates an operator with a password, and an audit entry. The account name is lower-case. Throws as insertOperator. */
export async function createOperator(
  db: Db,
  { password, ...operator }: { account: string; name: string; password: string } & NamedGrant,
): Promise<bigint> {
  const password_hash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    const id = await insertOperator(tx, { ...operator, password_hash });
    const { account, roles = [], permissions = [] } = operator;
    await appendConsoleEntry(tx, id, 'operator.create', { account, roles, permissions });
    return id;
  });
}

/**
 * Sets an operator's password, ends all sessions of the operator, and appends an audit entry. Returns false if there is no such
 * operator.
 */
export async function resetOperatorPassword(db: Db, account: string, password: string): Promise<boolean> {
  const password_hash = await hashPassword(password);
  return manageFromConsole(db, account, async (tx, target) => {
    const status = target.status === 'invited' ? 'active' : target.status;
    await update(tx, target.id, { password_hash, status });
    await endSessions(tx, target.id);
    await tx.deleteFrom('backoffice.activation').where('operator_id', '=', target.id).execute();
    return { action: 'operator.passwordReset' };
  });
}

/** Removes an operator's second factors and ends all sessions; otherwise like resetOperatorPassword. */
export const resetOperatorFactors = (db: Db, account: string): Promise<boolean> =>
  manageFromConsole(db, account, async (tx, target) => {
    const removed = await removeFactors(tx, target.id);
    await endSessions(tx, target.id);
    return { action: 'operator.factorReset', detail: removed };
  });

/** Disables an operator and ends all sessions, or enables the operator. Throws LAST_OWNER 409; otherwise like resetOperatorPassword. */
export const setOperatorStatus = (db: Db, account: string, status: 'active' | 'disabled'): Promise<boolean> =>
  manageFromConsole(db, account, (tx, target) => switchStatus(tx, target, status));

/** Gives an operator exactly these permissions and no role. Throws LAST_OWNER 409; otherwise like resetOperatorPassword. */
export const setOperatorPermissions = (
  db: Db,
  account: string,
  permissions: readonly Permission[],
): Promise<boolean> =>
  manageFromConsole(db, account, async (tx, target) => {
    await setRoles(tx, target.id, []);
    await update(tx, target.id, { permissions: [...permissions] });
    return { action: 'operator.permissions', detail: { permissions: [...permissions] } };
  });

/** Gives an operator exactly these roles and no further permission. Throws as rolesByName; otherwise like setOperatorPermissions. */
export const setOperatorRoles = (db: Db, account: string, names: readonly string[]): Promise<boolean> =>
  manageFromConsole(db, account, async (tx, target) => {
    const [before, after] = [await rolesOf(tx, target.roles), await rolesByName(tx, names)];
    await setRoles(tx, target.id, after);
    await update(tx, target.id, { permissions: [] });
    const detail = { before: grantDetail(before, target.further), after: grantDetail(after, []) };
    return { action: 'operator.roles', detail };
  });
