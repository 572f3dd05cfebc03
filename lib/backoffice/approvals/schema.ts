import { z } from 'zod';
import { reason } from '../schema';

export const thresholdInput = z.object({
  key: z.string('REQUIRED').max(64, 'INVALID'),
  value: z.string('REQUIRED').max(20, 'THRESHOLD'),
  reason,
});

/** What a call answers that submits an action: `requested` if another operator must approve it first. */
export const submittedOutput = z.object({
  status: z.enum(['performed', 'requested']),
  id: z.string().optional(),
});
