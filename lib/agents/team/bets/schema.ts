import { z } from 'zod';
import { GAME_TYPES } from '@/lib/catalogue/constants';
import { day } from '@/lib/platform/day';
import { cursorInput, pageRequestInput } from '@/lib/platform/page-schema';
import { MAX_SEARCH } from '../constants';
import { BET_SCOPES, BET_STATUSES, MAX_PAGE_SIZE, PAGE_SIZE } from './constants';

const id = z
  .string()
  .regex(/^[1-9]\d{0,17}$/, 'INVALID')
  .transform(BigInt);

/** GET /wps/agent/team/bets. `memberId` or `account` names a member of the team; `scope` is counted from that member. */
export const teamBetsInput = z.object({
  from: day.optional(),
  to: day.optional(),
  memberId: id.optional(),
  account: z.string().trim().max(MAX_SEARCH, 'TOO_LONG').optional(),
  scope: z.enum(BET_SCOPES).default('team'),
  status: z.enum(BET_STATUSES).default('settled'),
  gameType: z.enum(GAME_TYPES).optional(),
  vendor: z
    .string()
    .regex(/^[\w-]{1,20}$/, 'INVALID')
    .optional(),
  nodeId: id.optional(),
  ...pageRequestInput({ maximum: MAX_PAGE_SIZE, standard: PAGE_SIZE }),
  ...cursorInput,
  language: z.string().max(10).optional(),
});
export type TeamBetsInput = z.output<typeof teamBetsInput>;

/** GET /wps/agent/team/bets/{roundId}. */
export const teamBetInput = z.object({ roundId: id, language: z.string().max(10).optional() });
