import { z } from 'zod';
import { rejectInput } from '../schema';

const decimal = z
  .string('REQUIRED')
  .max(24, 'INVALID')
  .regex(/^\d{1,15}(?:\.\d{1,4})?$/, 'INVALID')
  .meta({ examples: ['12.50'] });

/** `stake` and `payout`: the figures that the operator has seen. */
export const voidRoundInput = rejectInput.extend({ stake: decimal, payout: decimal });
