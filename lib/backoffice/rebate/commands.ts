import type { z } from 'zod';
import { deletePlan } from '@/lib/rewards/rebate/commands';
import { submit } from '../approvals/commands';
import { auditedTransaction } from '../audit/commands';
import type { Actor } from '../types';
import { addPlanAction, planRequest } from './plan';
import type * as schema from './schema';

// The routes check the permission `rebate.write`.

/**
 * Makes a plan of rates from a settlement day on, or requests it if another operator must approve it. Throws as addPlan and submit. `planId` is the
 * new plan, `id` the request.
 */
export async function createPlan(
  actor: Actor,
  given: z.output<typeof schema.planInput>,
): Promise<{ status: 'performed' | 'requested'; id?: string; planId?: string }> {
  const result = await submit(actor, addPlanAction, await planRequest(actor.db, given), given.validFrom);
  return result.status === 'requested' ? result : { status: 'performed', planId: String(result.outcome) };
}

/** Deletes a plan whose day has not come. Throws as deletePlan. */
export const removePlan = (actor: Actor, { id }: z.output<typeof schema.planIdInput>): Promise<void> =>
  auditedTransaction(actor, async (tx) => {
    const day = await deletePlan(tx, id);
    return { outcome: undefined, action: 'rebate.deletePlan', subject: `rebatePlan:${day}`, detail: {} };
  });
