import { members } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';
import { notExcluded } from '@/lib/protection/audience';
import { claimRebate } from '@/lib/rewards/rebate/commands';
import { belowMinimum, nothingToClaim, paidBySchedule } from '@/lib/rewards/rebate/errors';
import { claimInput } from '@/lib/rewards/rebate/schema';
import { claimValue, toWireClaim } from '@/lib/rewards/rebate/wire';

export const POST = defineRoute({
  summary:
    'Pays the member’s rebate to the main balance. The same requestId gives the same payment and nothing more.',
  audience: notExcluded(members),
  input: claimInput,
  output: claimValue,
  refusals: [nothingToClaim(), belowMinimum(10_000n), paidBySchedule()],
  run: async ({ ctx: { db, session }, input }) =>
    toWireClaim(await claimRebate(db, session.memberId, input.requestId)),
});
