import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { cancelMemberReward } from '@/lib/backoffice/rewards/commands';
import { cancelRewardInput } from '@/lib/backoffice/rewards/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { rewardEnded } from '@/lib/rewards/centre/errors';

export const POST = defineRoute({
  summary: 'Cancels a reward that was not claimed yet, with a reason for other operators.',
  audience: operators('rewards.manage'),
  input: cancelRewardInput,
  output: z.object({}),
  refusals: [notFound(), rewardEnded()],
  async run({ ctx, input }) {
    await cancelMemberReward(ctx, input);
    return {};
  },
});
