import * as orders from '@/lib/cashier/providers/commands';
import type { ProviderOrder } from '@/lib/cashier/providers/types';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { assertNotHeld } from '@/lib/risk/flags';
import { auditedTransaction, recordAction } from '../audit/commands';
import type { Actor } from '../types';

// The routes check the permission `cashier.decide`.

const subjectOf = ({ kind, depositId, withdrawalId }: ProviderOrder) =>
  kind === 'payment' ? `deposit:${depositId}` : `withdrawal:${withdrawalId}`;

/**
 * Tells the provider of a withdrawal's channel to pay it. Whether it is paid is known when the provider says so; until then nothing else
 * can be done with the withdrawal. Throws WITHDRAWAL_HELD 409, and as startPayout of lib/cashier.
 */
export async function startPayout(
  actor: Actor,
  given: { id: bigint; despiteClaim: boolean },
): Promise<{ status: ProviderOrder['status'] }> {
  const orderId = await auditedTransaction(actor, async (tx) => {
    await assertNotHeld(tx, [given.id]);
    const id = await orders.startPayout(tx, given.id, actor.operator.id, given.despiteClaim);
    return {
      outcome: id,
      action: 'withdrawal.payout',
      subject: `withdrawal:${given.id}`,
      detail: { order: String(id), ...(given.despiteClaim ? { despiteClaim: true } : {}) },
    };
  });
  // After the commit: a call to the provider must not be made for an order that is not stored.
  const { status } = await orders.askOrder(actor.db, orderId, 'first');
  return { status };
}

/** Asks the provider about an order at once. Throws NOT_FOUND. */
export async function askOrder(actor: Actor, id: bigint): Promise<{ status: ProviderOrder['status'] }> {
  const order = await orders.askOrder(actor.db, id, 'again');
  await recordAction(actor, {
    action: 'providerOrder.ask',
    subject: subjectOf(order),
    detail: { order: String(id), status: order.status, failure: order.lastFailure },
  });
  return { status: order.status };
}

/** Records what became of an order that the provider has left unclear. Throws as settleOrder of lib/cashier. */
export async function settleOrder(
  actor: Actor,
  { id, outcome, reason }: { id: bigint; outcome: 'paid' | 'failed' | 'seen'; reason: string },
): Promise<{ status: ProviderOrder['status'] }> {
  const { status, memberId } = await auditedTransaction(actor, async (tx) => {
    const { before, after, memberId: member } = await orders.settleOrder(tx, id, actor.operator.id, outcome);
    return {
      outcome: { status: after.status, memberId: member },
      action: 'providerOrder.settle',
      subject: subjectOf(after),
      detail: { order: String(id), outcome, before: before.status, after: after.status, reason },
    };
  });
  notifyBalanceChange([memberId]);
  return { status };
}
