import { z } from 'zod';
import { helpCopy } from '@/lib/content/help/schema';
import { idInput } from '../schema';

export const newTopicInput = z.object(helpCopy);
export const topicInput = z.object({
  ...helpCopy,
  ...idInput.shape,
  version: z.int('INVALID').min(1, 'INVALID'),
});
