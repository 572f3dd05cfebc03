import { z } from 'zod';

/** A bank account of the operator's. */
export const bankPayTo = z.object({
  kind: z.literal('bank'),
  bank: z.string(),
  holder: z.string(),
  number: z.string(),
  branch: z.string().nullable(),
});
