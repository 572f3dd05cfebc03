import { z } from 'zod';
import { textIn } from '@/lib/content/text';
import { members } from '@/lib/identity/audience';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { notExcluded } from '@/lib/protection/audience';
import { rewardCancelled, rewardExpired } from '@/lib/rewards/centre/errors';
import { claimMission } from '@/lib/rewards/missions/commands';
import { missionNotReached, missionOver } from '@/lib/rewards/missions/errors';
import { claimInput } from '@/lib/rewards/missions/schema';
import { toWireReward } from '@/lib/rewards/missions/wire';

export const POST = defineRoute({
  summary:
    'Claims the reward of a mission whose goal is reached, once: a repeated call gives the same. `period` is the `periodKey` of the summary.',
  audience: notExcluded(members),
  input: claimInput,
  output: z.object({
    id: z.string(),
    title: z.string(),
    period: z.string(),
    reward: z.object({ kind: z.string(), amount: z.string(), currency: z.string(), wagering: z.string() }),
  }),
  refusals: [notFound(), missionNotReached(), missionOver(), rewardExpired(), rewardCancelled()],
  async run({ ctx: { db, session }, input, language }) {
    const { mission, periodKey, currency } = await claimMission(db, session.memberId, input.id, input.period);
    return {
      id: String(mission.id),
      title: textIn(mission.title, language),
      period: periodKey,
      reward: toWireReward(mission, currency),
    };
  },
});
