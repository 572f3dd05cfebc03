import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { createPlan } from '@/lib/backoffice/rebate/commands';
import { planInput } from '@/lib/backoffice/rebate/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Makes a plan of rebate rates that holds from a settlement day on, until the next plan.',
  audience: operators('rebate.write'),
  input: planInput,
  output: z.object({ id: z.string() }),
  run: ({ ctx, input }) => createPlan(ctx, input),
});
