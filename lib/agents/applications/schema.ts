import { z } from 'zod';
import { requestId } from '@/lib/money/schema';

/** POST /wps/agent/applications. */
export const applicationInput = z.object({
  /** How the member can be reached. */
  contact: z.string('REQUIRED').trim().min(1, 'REQUIRED').max(120, 'INVALID'),
  content: z.string('REQUIRED').trim().min(1, 'REQUIRED').max(1_000, 'INVALID'),
  requestId,
});

/** POST /wps/agent/applications/{id}/withdraw. */
export const withdrawInput = z.object({
  id: z
    .string('INVALID')
    .regex(/^[1-9]\d{0,17}$/, 'INVALID')
    .transform(BigInt),
});

export const applicationValue = z.object({
  id: z.string(),
  state: z.enum(['open', 'approved', 'rejected', 'withdrawn']),
  contact: z.string(),
  content: z.string(),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
  answer: z.string().nullable(),
});
export const myApplicationValue = z.object({ application: applicationValue.nullable() });
