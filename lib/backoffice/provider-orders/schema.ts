import { z } from 'zod';
import { idInput, reason } from '../schema';

export const settleInput = z.object({
  ...idInput.shape,
  outcome: z.enum(['paid', 'failed', 'seen'], 'INVALID'),
  reason,
});
export const orderOutput = z.object({ status: z.enum(['starting', 'open', 'paid', 'failed', 'held']) });
