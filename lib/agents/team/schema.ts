import { z } from 'zod';
import { day } from '@/lib/platform/day';
import { pageRequestInput } from '@/lib/platform/page-schema';
import { MAX_PAGE_SIZE, MAX_SEARCH, PAGE_SIZE, TEAM_SORTS } from './constants';

const id = z
  .string()
  .regex(/^[1-9]\d{0,17}$/, 'INVALID')
  .transform(BigInt);
const days = { from: day.optional(), to: day.optional() };
const paging = pageRequestInput({ maximum: MAX_PAGE_SIZE, standard: PAGE_SIZE });

/** GET /wps/agent/overview. */
export const overviewInput = z.object(days);

/** GET /wps/agent/team: the direct downlines of a member of the team, or with `search` everybody of the team with such an account. */
export const teamInput = z.object({
  ...days,
  memberId: id.optional(),
  search: z.string().trim().max(MAX_SEARCH, 'TOO_LONG').optional(),
  sort: z.enum(TEAM_SORTS).default('newest'),
  ...paging,
});
export type TeamInput = z.output<typeof teamInput>;

/** GET /wps/agent/team/losses. */
export const lossesInput = z.object({ ...days, memberId: id.optional(), ...paging });
export type LossesInput = z.output<typeof lossesInput>;

/** GET /wps/agent/team/{id}. */
export const teamMemberInput = z.object({ id, ...days });
