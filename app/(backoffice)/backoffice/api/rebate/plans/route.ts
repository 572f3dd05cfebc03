import { z } from 'zod';
import { approvalPending } from '@/lib/backoffice/approvals/errors';
import { submittedOutput } from '@/lib/backoffice/approvals/schema';
import { operators } from '@/lib/backoffice/audience';
import { createPlan } from '@/lib/backoffice/rebate/commands';
import { planInput } from '@/lib/backoffice/rebate/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Makes a plan of rebate rates that holds from a settlement day on, until the next plan. If it gives more than the plan before it, and its maximum of a day exceeds the threshold or there is none, another operator must approve it.',
  audience: operators('rebate.write'),
  input: planInput,
  output: submittedOutput.extend({ planId: z.string().optional() }),
  refusals: [approvalPending()],
  run: ({ ctx, input }) => createPlan(ctx, input),
});
