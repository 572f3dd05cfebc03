import { approvalPending } from '@/lib/backoffice/approvals/errors';
import { operators } from '@/lib/backoffice/audience';
import { changeMode } from '@/lib/backoffice/activities/commands';
import { modeInput, modeOutput } from '@/lib/backoffice/activities/schema';
import { changedMeanwhile } from '@/lib/content/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { modeFixed } from '@/lib/rewards/promotions/errors';

export const POST = defineRoute({
  summary:
    'Sets how a promotion can be had, and its rule. The mode stays once a member takes part. `version` is the one that was read; 0 if nobody has set a mode. If it gives more at once than the threshold, another operator must approve it.',
  audience: operators('promotions.write'),
  input: modeInput,
  output: modeOutput,
  refusals: [notFound(), changedMeanwhile(), modeFixed(), approvalPending()],
  run: ({ ctx, input }) => changeMode(ctx, input),
});
