import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { assignRank } from '@/lib/backoffice/vip/commands';
import { rankInput } from '@/lib/backoffice/vip/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Gives a member a VIP rank by hand, with a reason. Progress goes on from the thresholds of that rank.',
  audience: operators('vip.assign'),
  input: rankInput,
  output: z.object({}),
  async run({ ctx, input }) {
    await assignRank(ctx, input);
    return {};
  },
});
