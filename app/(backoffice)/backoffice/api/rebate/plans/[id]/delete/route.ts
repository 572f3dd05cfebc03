import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { removePlan } from '@/lib/backoffice/rebate/commands';
import { planIdInput } from '@/lib/backoffice/rebate/schema';
import { defineRoute } from '@/lib/platform/http/define-route';
import { planInForce } from '@/lib/rewards/rebate/errors';

export const POST = defineRoute({
  summary: 'Deletes a plan of rebate rates whose day has not come.',
  audience: operators('rebate.write'),
  input: planIdInput,
  output: z.object({}),
  refusals: [planInForce()],
  async run({ ctx, input }) {
    await removePlan(ctx, input);
    return {};
  },
});
