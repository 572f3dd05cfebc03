import { z } from 'zod';
import { checkRule, modeFields } from '@/lib/rewards/promotions/schema';
import { submittedOutput } from '../approvals/schema';
import { id, reason } from '../schema';

/** Mode and rule of a promotion, and the version that the operator has read: 0 if nobody has set one. */
export const modeInput = z
  .object({ id, version: z.int('INVALID').min(0, 'INVALID'), ...modeFields })
  .superRefine(checkRule);
export const modeOutput = submittedOutput.extend({ version: z.number().optional() });

/** An award for an application; the reason is for the audit log, and for the other operator if two are needed. */
export const awardInput = z.object({
  id,
  amount: z
    .string('AMOUNT_FORMAT')
    .trim()
    .max(20, 'AMOUNT_FORMAT')
    .meta({ examples: ['50'] }),
  reason,
});

export const applicationPictureInput = z.object({
  id,
  place: z.enum(['1', '2', '3'], 'INVALID').transform(Number),
});
