import { z } from 'zod';
import { GAME_TYPES } from '@/lib/catalogue/constants';
import { day } from '@/lib/platform/day';
import { pageRequestInput } from '@/lib/platform/page-schema';
import { PROFIT_GROUPS, PROFIT_PAGE_SIZE } from './constants';

/** The period includes both days; lib/platform/period.ts has the defaults. `kind`: what the figures are listed by. */
export const profitInput = z.object({
  from: day.optional(),
  to: day.optional(),
  gameType: z.enum(GAME_TYPES).optional(),
  vendor: z
    .string()
    .regex(/^[\w-]{1,20}$/, 'INVALID')
    .optional(),
  kind: z.enum(PROFIT_GROUPS).default('day'),
  ...pageRequestInput({ maximum: PROFIT_PAGE_SIZE, standard: PROFIT_PAGE_SIZE }),
});
