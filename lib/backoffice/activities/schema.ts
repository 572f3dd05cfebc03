import { z } from 'zod';
import { checkRule, modeFields } from '@/lib/rewards/promotions/schema';
import { id } from '../schema';

/** Mode and rule of a promotion, and the version that the operator has read: 0 if nobody has set one. */
export const modeInput = z
  .object({ id, version: z.int('INVALID').min(0, 'INVALID'), ...modeFields })
  .superRefine(checkRule);
export const modeOutput = z.object({ version: z.number() });
