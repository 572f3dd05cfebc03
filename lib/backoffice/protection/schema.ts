import { z } from 'zod';
import { limitInput as ownLimit } from '@/lib/protection/schema';
import { COOL_OFFS, SELF_EXCLUSIONS } from '@/lib/protection/constants';
import { day } from '@/lib/platform/day';
import { id, idInput, reason } from '../schema';

/** A limit that operators set for a member. */
export const memberLimitInput = z.intersection(z.object({ id, reason }), ownLimit);

export const memberExclusionInput = z.object({
  id,
  period: z.enum([...COOL_OFFS, ...SELF_EXCLUSIONS], 'INVALID').meta({ examples: ['6m'] }),
  reason,
});

export const exclusionDecisionInput = idInput.extend({ reason });

export const documentDecisionInput = z
  .object({
    id,
    decision: z.enum(['approve', 'reject'], 'INVALID').meta({ examples: ['approve'] }),
    /** The last day on which the document is valid. */
    validUntil: day.nullable().default(null),
    reason: z
      .string()
      .trim()
      .max(300, 'REASON_TOO_LONG')
      .default('')
      .meta({ examples: ['The date is not legible.'] }),
  })
  .superRefine((given, context) => {
    if (given.decision === 'reject' && given.reason === '')
      context.addIssue({ code: 'custom', path: ['reason'], message: 'REQUIRED' });
  });
