import type { z } from 'zod';
import type { Db } from '@/lib/db/client';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { AppError } from '@/lib/platform/errors';
import { addCodes } from '@/lib/rewards/mall/commands';
import * as orders from '@/lib/rewards/mall/orders/commands';
import { readRules, setRules } from '@/lib/rewards/points/rule-sets';
import { publishWheel } from '@/lib/rewards/wheel/commands';
import { submit } from '../approvals/commands';
import type { Submitted } from '../approvals/types';
import { auditedTransaction } from '../audit/commands';
import type { Actor } from '../types';
import { adjustPointsAction, importPointsAction, requireAccountId } from './adjustment';
import type * as schema from './schema';

// The routes check the permissions `points.write`, `points.decide` and `points.adjust`.

/** Changes one part of the rules of points. Throws CHANGED_MEANWHILE 409. Returns its version. */
export const changePointsRules = (
  actor: Actor,
  { key, version, value }: z.output<typeof schema.rulesInput>,
): Promise<{ version: number }> =>
  auditedTransaction(actor, async (tx) => {
    const before = (await readRules(tx)).rules[key];
    const next = await setRules(tx, key, version, value);
    return {
      outcome: { version: next },
      action: 'points.rules',
      subject: `pointsRules:${key}`,
      detail: { before: JSON.stringify(before), after: JSON.stringify(value) },
    };
  });

/** Puts a new wheel in place of the current one. */
export const changeWheel = (
  actor: Actor,
  content: z.output<typeof schema.newWheelInput>,
): Promise<{ id: string }> =>
  auditedTransaction(actor, async (tx) => {
    const id = await publishWheel(tx, actor.operator.id, content);
    return {
      outcome: { id: String(id) },
      action: 'points.wheel',
      subject: `wheel:${id}`,
      detail: {
        open: content.open,
        sectors: content.sectors.map(({ title, weight, prize }) => `${title.en}: ${prize}, ${weight}`),
      },
    };
  });

/** Approves an order. Throws as approveOrder of lib/rewards. */
export async function approveOrder(
  actor: Actor,
  given: z.output<typeof schema.approveOrderInput>,
): Promise<void> {
  const memberId = await auditedTransaction(actor, async (tx) => {
    const order = await orders.approveOrder(tx, { ...given, operatorId: actor.operator.id });
    return {
      outcome: order.memberId,
      action: 'order.approve',
      subject: `order:${given.id}`,
      detail: { tracking: given.tracking ?? null, note: given.note ?? null },
    };
  });
  notifyBalanceChange([memberId]);
}

/** Rejects an order: points, money and stock go back. Throws as rejectOrder of lib/rewards. */
export async function rejectOrder(
  actor: Actor,
  given: z.output<typeof schema.rejectOrderInput>,
): Promise<void> {
  const memberId = await auditedTransaction(actor, async (tx) => {
    const order = await orders.rejectOrder(tx, { ...given, operatorId: actor.operator.id });
    return {
      outcome: order.memberId,
      action: 'order.reject',
      subject: `order:${given.id}`,
      detail: { reason: given.note },
    };
  });
  notifyBalanceChange([memberId]);
}

/** Adds codes to a digital good. The audit entry has their number, not the codes. Returns how many were new. */
export const addGoodCodes = (
  actor: Actor,
  { id, codes }: z.output<typeof schema.codesInput>,
): Promise<{ added: number }> =>
  auditedTransaction(actor, async (tx) => {
    const added = await addCodes(tx, id, codes);
    return { outcome: { added }, action: 'good.codes', subject: `good:${id}`, detail: { quantity: added } };
  });

/** Repeated calls with the same request id give the first result: the posting's key and the pending request are unique. */
async function orReplay<Outcome>(
  db: Db,
  requestId: string,
  call: () => Promise<Submitted<Outcome>>,
): Promise<{ status: 'performed' } | { status: 'requested'; id: string }> {
  try {
    const result = await call();
    return result.status === 'requested' ? result : { status: 'performed' };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'POINTS_ADJUSTED_BEFORE') return { status: 'performed' };
    if (error.code !== 'APPROVAL_PENDING') throw error;
    const waiting = await db
      .selectFrom('backoffice.approval')
      .select(['id', 'payload'])
      .where('status', '=', 'pending')
      .where('action', 'in', [adjustPointsAction.name, importPointsAction.name])
      .execute();
    const same = waiting.find(({ payload }) => (payload as { requestId?: string }).requestId === requestId);
    if (!same) throw error;
    return { status: 'requested', id: String(same.id) };
  }
}

/** Gives points to a member or takes them. Above the threshold another operator must approve it. */
export async function adjustMemberPoints(
  actor: Actor,
  { account, ...given }: z.output<typeof schema.pointsAdjustmentInput>,
) {
  const member = String(await requireAccountId(actor.db, account));
  return orReplay(actor.db, given.requestId, () =>
    submit(actor, adjustPointsAction, { member, ...given }, given.reason),
  );
}

/** Gives points to the members of a list. Above the threshold another operator must approve it. */
export const importPoints = (actor: Actor, given: z.output<typeof schema.pointsImportInput>) =>
  orReplay(actor.db, given.requestId, () => submit(actor, importPointsAction, given, given.reason));
