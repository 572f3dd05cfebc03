import { z } from 'zod';
import { members } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';
import { countClaimable, listRewards } from '@/lib/rewards/centre/queries';
import { rewardsInput } from '@/lib/rewards/centre/schema';
import { rewardValue, toWireReward } from '@/lib/rewards/centre/wire';

export const GET = defineRoute({
  summary:
    'The member’s rewards: what can be claimed first, then the newest, by cursor: `next` of one page is `cursor` of the following one. An excluded member has nothing to claim.',
  audience: members,
  input: rewardsInput,
  output: z.object({ list: z.array(rewardValue), next: z.string().nullable(), claimable: z.number() }),
  async run({ ctx: { db, session }, input, language }) {
    const [{ list, next }, claimable] = await Promise.all([
      listRewards(db, session.memberId, input),
      countClaimable(db, session.memberId),
    ]);
    return { list: list.map(toWireReward(language)), next, claimable };
  },
});
