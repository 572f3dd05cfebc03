import { z } from 'zod';
import { rowId } from '@/lib/cashier/fields';
import { members } from '@/lib/identity/audience';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { notExcluded } from '@/lib/protection/audience';
import { claimReward } from '@/lib/rewards/centre/commands';
import { rewardCancelled, rewardExpired } from '@/lib/rewards/centre/errors';
import { rewardValue, toWireReward } from '@/lib/rewards/centre/wire';

export const POST = defineRoute({
  summary: 'Claims a reward and pays it; a second claim gives the same and pays nothing more.',
  audience: notExcluded(members),
  input: z.object({ id: rowId }),
  output: rewardValue,
  refusals: [rewardExpired(), rewardCancelled(), notFound()],
  run: async ({ ctx: { db, session }, input, language }) =>
    toWireReward(language)(await claimReward(db, session.memberId, input.id)),
});
