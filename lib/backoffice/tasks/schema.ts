import { z } from 'zod';
import { id } from '../schema';

export const taskInput = z.object({
  name: z
    .string('REQUIRED')
    .regex(/^[a-z][a-z-]{1,60}$/, 'INVALID')
    .meta({ examples: ['reporting-rollups'] }),
});
export const pauseInput = taskInput.extend({ paused: z.boolean('INVALID') });
/** The id of a job in the queue. */
export const jobInput = z.object({ id });
