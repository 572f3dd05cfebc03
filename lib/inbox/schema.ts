import { z } from 'zod';

/** What the Outbox shows of a kept message. */
export const keptTextOutput = z.object({ to: z.string(), subject: z.string().nullable(), text: z.string() });
