import { z } from 'zod';
import { MAX_GROUP_NAME } from '../constants';
import { rowId, textLine } from '../fields';

/** The most account names of one call. */
export const MAX_ADDED = 500;

export const groupInput = z.object({ name: textLine(1, MAX_GROUP_NAME) });
export const groupMembersInput = z.object({
  accounts: z
    .array(z.string('REQUIRED').trim().min(1, 'REQUIRED').max(64, 'INVALID'))
    .min(1, 'REQUIRED')
    .max(MAX_ADDED, 'TOO_MANY_ACCOUNTS'),
});
export const memberGroupsInput = z.object({ groupIds: z.array(rowId).max(100, 'INVALID') });
