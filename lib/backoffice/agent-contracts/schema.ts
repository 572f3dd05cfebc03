import { z } from 'zod';
import { termsInput } from '@/lib/agents/contracts/schema';
import { agentRulesSchema } from '@/lib/agents/rules/schema';
import { requestId } from '@/lib/money/schema';
import { idInput } from '../schema';

const confirm = z.boolean('INVALID').default(false);

/** The platform's offer to an agent without an upline. */
export const offerInput = z.object({
  account: z.string('REQUIRED').trim().min(1, 'REQUIRED').max(64, 'INVALID'),
  terms: termsInput,
  requestId,
  confirm,
});

/** The platform's answer to a request of an agent. */
export const decideInput = idInput.extend({ accept: z.boolean('INVALID'), confirm });

export const withdrawInput = idInput;

/** The end of a contract by an operator, at once. */
export const endInput = idInput.extend({
  reason: z.string('REQUIRED').trim().min(1, 'REQUIRED').max(500, 'TOO_LONG'),
});

/** The platform's answer to an agent's request to end a contract at once. */
export const endRequestInput = idInput.extend({ accept: z.boolean('INVALID') });

/** A template; a new one without an id. */
export const templateInput = z.object({
  id: idInput.shape.id.optional(),
  name: z.string('REQUIRED').trim().min(1, 'REQUIRED').max(60, 'TOO_LONG'),
  shared: z.boolean('INVALID'),
  terms: termsInput,
});

/** The rules with the version that the operator has read. */
export const rulesInput = z.object({ version: z.int('INVALID').min(0, 'INVALID'), rules: agentRulesSchema });
