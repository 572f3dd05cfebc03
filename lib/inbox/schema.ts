import { z } from 'zod';

/** A stored message as the outbox shows it. */
export const storedTextOutput = z.object({
  to: z.string(),
  subject: z.string().nullable(),
  text: z.string(),
});
