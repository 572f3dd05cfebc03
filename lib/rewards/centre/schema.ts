import { z } from 'zod';
import { MAX_PAGE_SIZE, PAGE_SIZE, REWARD_KINDS, REWARD_VIEWS } from './constants';

/** How often money must be staked before it is real money, as a decimal text; '0': it is paid to the main balance. */
export const wageringMultiple = z
  .string('INVALID')
  .trim()
  .regex(/^(0|[1-9]\d{0,2})(\.\d{1,2})?$/, 'INVALID')
  .default('0')
  .meta({ examples: ['0'] });

/** GET /wps/rewards. */
export const rewardsInput = z.object({
  status: z.enum(REWARD_VIEWS).optional(),
  kind: z.enum(REWARD_KINDS).optional(),
  cursor: z.string().max(500).optional(),
  size: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(PAGE_SIZE),
});
