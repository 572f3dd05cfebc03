import type { z } from 'zod';
import { formatDecimal } from '@/lib/money/amount';
import { addPlan, deletePlan } from '@/lib/rewards/rebate/commands';
import { auditedTransaction } from '../audit/commands';
import type { Actor } from '../types';
import type * as schema from './schema';

// The routes check the permission `rebate.write`.

/** Makes a plan of rates from a settlement day on. Throws as addPlan. */
export const createPlan = (actor: Actor, given: z.output<typeof schema.planInput>): Promise<{ id: string }> =>
  auditedTransaction(actor, async (tx) => {
    const id = await addPlan(tx, { ...given, operatorId: actor.operator.id });
    const { minimum, maximum, ...rest } = given;
    return {
      outcome: { id: String(id) },
      action: 'rebate.plan',
      subject: `rebatePlan:${id}`,
      detail: {
        ...rest,
        rates: JSON.stringify(rest.rates),
        minimum: formatDecimal(minimum),
        maximum: formatDecimal(maximum),
      },
    };
  });

/** Deletes a plan whose day has not come. Throws as deletePlan. */
export const removePlan = (actor: Actor, { id }: z.output<typeof schema.planIdInput>): Promise<void> =>
  auditedTransaction(actor, async (tx) => {
    await deletePlan(tx, id);
    return { outcome: undefined, action: 'rebate.deletePlan', subject: `rebatePlan:${id}`, detail: {} };
  });
