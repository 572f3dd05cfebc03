import { z } from 'zod';
import { day } from '@/lib/platform/day';
import { cursorInput, pageRequestInput } from '@/lib/platform/page-schema';
import { CONTRACT_KINDS } from '../constants';
import { EXPLAINED_BETS, EXPLAINED_MEMBERS, MAX_PAGE_SIZE, PAGE_SIZE } from './constants';

const id = z
  .string()
  .regex(/^[1-9]\d{0,17}$/, 'INVALID')
  .transform(BigInt);

/** GET /wps/agent/bills: own bills, or those of direct downlines (`side`). Days of the end of their periods, both included. */
export const billsInput = z.object({
  from: day.optional(),
  to: day.optional(),
  side: z.enum(['own', 'downline']).default('own'),
  kind: z.enum(CONTRACT_KINDS).optional(),
  memberId: id.optional(),
  ...pageRequestInput({ maximum: MAX_PAGE_SIZE, standard: PAGE_SIZE }),
});

/** GET /wps/agent/income. */
export const incomeInput = z.object({ from: day.optional(), to: day.optional() });

/** GET /wps/agent/bills/{id}. */
export const billInput = z.object({ id });

/** GET /wps/agent/bills/{id}/members. */
export const billMembersInput = z.object({
  id,
  day: day.optional(),
  ...pageRequestInput({ maximum: EXPLAINED_MEMBERS, standard: PAGE_SIZE }),
});

/** GET /wps/agent/bills/{id}/bets. */
export const billBetsInput = z.object({
  id,
  memberId: id,
  size: z.coerce.number().int().min(1).max(EXPLAINED_BETS).default(PAGE_SIZE),
  ...cursorInput,
});
