import { z } from 'zod';
import { MAX_PAGE_SIZE, PAGE_SIZE, REWARD_KINDS, REWARD_VIEWS } from './constants';

/** GET /wps/rewards. */
export const rewardsInput = z.object({
  status: z.enum(REWARD_VIEWS).optional(),
  kind: z.enum(REWARD_KINDS).optional(),
  cursor: z.string().max(500).optional(),
  size: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(PAGE_SIZE),
});
