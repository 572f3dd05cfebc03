import { approvalPending } from '@/lib/backoffice/approvals/errors';
import { submittedOutput } from '@/lib/backoffice/approvals/schema';
import { operators } from '@/lib/backoffice/audience';
import { removePlan } from '@/lib/backoffice/rebate/commands';
import { planIdInput } from '@/lib/backoffice/rebate/schema';
import { changedMeanwhile } from '@/lib/content/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { planInForce } from '@/lib/rewards/rebate/errors';

export const POST = defineRoute({
  summary:
    'Deletes a plan of rebate rates whose day has not come. If the plan before it gives more, another operator must approve it.',
  audience: operators('rebate.write'),
  input: planIdInput,
  output: submittedOutput,
  refusals: [planInForce(), approvalPending(), changedMeanwhile()],
  run: ({ ctx, input }) => removePlan(ctx, input),
});
