import { z } from 'zod';
import { versionInput } from '@/lib/content/schema';
import { idInput } from '../schema';

/** Publishes or withdraws an item of the version that the operator has read. */
export const publicationInput = z.object({
  ...idInput.shape,
  version: versionInput,
  published: z.boolean('INVALID'),
});
