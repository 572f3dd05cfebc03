import type { z } from 'zod';
import { submit } from '../approvals/commands';
import type { Actor } from '../types';
import { addPlanAction, deletePlanAction, deletionRequest, planRequest } from './plan';
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

/**
 * Deletes a plan whose day has not come, or requests it if the plan before it gives more and another operator must approve that. Throws as deletePlan
 * and submit.
 */
export async function removePlan(
  actor: Actor,
  { id }: z.output<typeof schema.planIdInput>,
): Promise<{ status: 'performed' } | { status: 'requested'; id: string }> {
  const result = await submit(actor, deletePlanAction, await deletionRequest(actor.db, id), '-');
  return result.status === 'requested' ? result : { status: 'performed' };
}
