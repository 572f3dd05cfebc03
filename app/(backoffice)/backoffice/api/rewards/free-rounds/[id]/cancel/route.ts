import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { cancelFreeRounds } from '@/lib/backoffice/free-rounds/commands';
import { cancelFreeRoundsInput } from '@/lib/backoffice/free-rounds/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { freeRoundsEnded } from '@/lib/rewards/free-rounds/errors';

export const POST = defineRoute({
  summary: 'Cancels free rounds that were not played yet; what was won is paid. The member reads the reason.',
  audience: operators('rewards.manage'),
  input: cancelFreeRoundsInput,
  output: z.object({}),
  refusals: [notFound(), freeRoundsEnded()],
  async run({ ctx, input }) {
    await cancelFreeRounds(ctx, input);
    return {};
  },
});
