import { z } from 'zod';
import { day } from '@/lib/platform/day';
import { MAX_RANKS, MAX_REASON } from '@/lib/rewards/vip/constants';

export { ladderInput } from '@/lib/rewards/vip/schema';

/** A rank given by hand. `keptUntil`: the settlement day before which it does not fall; empty: the usual rule. */
export const rankInput = z.object({
  account: z
    .string('REQUIRED')
    .trim()
    .min(1, 'REQUIRED')
    .max(64, 'INVALID')
    .meta({ examples: ['anong'] }),
  level: z.int('INVALID').min(1, 'INVALID').max(MAX_RANKS, 'INVALID'),
  keptUntil: z.union([z.literal(''), day]).transform((text) => text || null),
  reason: z.string('REQUIRED').trim().min(1, 'REQUIRED').max(MAX_REASON, 'REASON_TOO_LONG'),
});
