import { z } from 'zod';
import { MAX_REASON } from '@/lib/rewards/centre/constants';
import { idInput } from '../schema';

const reason = z.string('REQUIRED').trim().min(1, 'REQUIRED').max(MAX_REASON, 'REASON_TOO_LONG');

export const cancelRewardInput = idInput.extend({ reason });

export const giveRewardInput = z.object({
  account: z
    .string('REQUIRED')
    .trim()
    .min(1, 'REQUIRED')
    .max(64, 'INVALID')
    .meta({ examples: ['anong'] }),
  /** Money of the member's currency, as a decimal string. */
  amount: z
    .string('AMOUNT_FORMAT')
    .trim()
    .max(20, 'AMOUNT_FORMAT')
    .meta({ examples: ['50'] }),
  /** For how many days it can be claimed; '': without an end. */
  days: z
    .string('INVALID')
    .trim()
    .regex(/^([1-9]\d{0,2})?$/, 'INVALID')
    .meta({ examples: ['14'] }),
  /** The member reads it. */
  reason,
  requestId: z.string('REQUIRED').regex(/^[A-Za-z0-9_-]{8,64}$/, 'REQUEST_ID_FORMAT'),
});
