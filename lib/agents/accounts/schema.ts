import { z } from 'zod';
import { requestId } from '@/lib/money/schema';
import { LINE_TYPES } from '../lines/constants';
import { MAX_ACCOUNTS } from './constants';

/** POST /wps/agent/accounts: the names of the accounts. The rule of the site's registration form applies to each. */
export const accountsInput = z.object({
  /** 0 player, 2 agent, 42 shareholder agent. */
  type: z.literal([...LINE_TYPES], 'LINE_TYPE').meta({ examples: [0] }),
  accounts: z
    .array(z.string('INVALID').trim().max(64, 'INVALID'), 'REQUIRED')
    .min(1, 'REQUIRED')
    .max(MAX_ACCOUNTS, 'ACCOUNTS_MANY')
    .meta({ examples: [['newplayer1', 'newplayer2']] }),
  requestId,
});

export const accountsValue = z.object({
  type: z.number(),
  /** True if the requestId was used before: the accounts are there, and their passwords are not shown again. */
  repeated: z.boolean(),
  /** Until when the one-time passwords work; null if they are not shown. */
  endsAt: z.string().nullable(),
  accounts: z.array(z.object({ id: z.string(), account: z.string(), password: z.string().nullable() })),
});
