import { sql } from 'kysely';
import { inTransaction, type Db, type Tx } from '@/lib/db/client';
import { forbidden, notFound } from '@/lib/platform/errors';
import { appendAuditEntry, recordAction, type AuditedAction } from '../audit/commands';
import type { Actor } from '../types';
import { lastOwner } from './errors';
import { countActiveOwners, findOperator, findOperatorByAccount, type ManagedOperator } from './queries';
import { assertMayManage } from './rules';

/**
 * Orders everything that may change who is an owner, in this transaction. Of two operators who demote each other in parallel, the
 * second one sees what the first one did.
 */
export async function lockOwners(tx: Tx): Promise<void> {
  await sql`SELECT FROM backoffice.role WHERE code = 'owner' FOR UPDATE`.execute(tx);
}

/** The actor as the database has them now. Throws FORBIDDEN 403 if they may no longer manage operators. */
export async function currentManager(tx: Tx, actor: Actor): Promise<ManagedOperator> {
  const self = await findOperator(tx, actor.operator.id);
  if (self?.status !== 'active' || !self.permissions.includes('operators.write')) throw forbidden();
  return self;
}

/** Throws LAST_OWNER 409 if `before` was an active owner and no active owner is left. */
async function assertOwnerLeft(tx: Tx, before: ManagedOperator): Promise<void> {
  if (before.isOwner && before.status === 'active' && (await countActiveOwners(tx)) === 0) throw lastOwner();
}

type Work<Outcome> = (
  tx: Tx,
  target: ManagedOperator,
  self: ManagedOperator,
) => Promise<Pick<AuditedAction, 'action' | 'detail'> & { outcome: Outcome }>;

/**
 * Changes another operator, with an audit entry in the same database transaction. What the actor may do is read again in it. Throws
 * FORBIDDEN 403, NOT_FOUND 404, LAST_OWNER 409, and as assertMayManage.
 */
export function manageOperator<Outcome>(actor: Actor, id: bigint, work: Work<Outcome>): Promise<Outcome> {
  return inTransaction(actor.db, async (tx) => {
    await lockOwners(tx);
    const self = await currentManager(tx, actor);
    const target = await findOperator(tx, id);
    if (!target) throw notFound();
    assertMayManage(self, target);
    const { outcome, action, detail = {} } = await work(tx, target, self);
    await assertOwnerLeft(tx, target);
    await recordAction(
      actor,
      { action, subject: `operator:${id}`, detail: { account: target.account, ...detail } },
      tx,
    );
    return outcome;
  });
}

/**
 * As manageOperator, for the command line, which has no actor and may do everything. Returns false if there is no such operator.
 * Throws LAST_OWNER 409.
 */
export function manageFromConsole(
  db: Db,
  account: string,
  work: (tx: Tx, target: ManagedOperator) => Promise<Pick<AuditedAction, 'action' | 'detail'>>,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await lockOwners(tx);
    const target = await findOperatorByAccount(tx, account);
    if (!target) return false;
    const { action, detail = {} } = await work(tx, target);
    await assertOwnerLeft(tx, target);
    await appendConsoleEntry(tx, target.id, action, detail);
    return true;
  });
}

/** Appends an audit entry of the command line. */
export function appendConsoleEntry(
  tx: Tx,
  id: bigint,
  action: string,
  detail: Record<string, unknown>,
): Promise<void> {
  return appendAuditEntry(tx, { operatorId: null, ip: 'console', action, subject: `operator:${id}`, detail });
}
