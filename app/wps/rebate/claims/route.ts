import { z } from 'zod';
import { members } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';
import { listClaims } from '@/lib/rewards/rebate/queries';
import { claimsInput } from '@/lib/rewards/rebate/schema';
import { claimValue, toWireClaim } from '@/lib/rewards/rebate/wire';

export const GET = defineRoute({
  summary:
    'The member’s payments of rebate, newest first, by cursor: `next` of one page is `cursor` of the following one.',
  audience: members,
  input: claimsInput,
  output: z.object({ list: z.array(claimValue), next: z.string().nullable() }),
  async run({ ctx: { db, session }, input }) {
    const { list, next } = await listClaims(db, session.memberId, input);
    return { list: list.map(toWireClaim), next };
  },
});
