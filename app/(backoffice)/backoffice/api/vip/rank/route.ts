import { approvalPending } from '@/lib/backoffice/approvals/errors';
import { submittedOutput } from '@/lib/backoffice/approvals/schema';
import { operators } from '@/lib/backoffice/audience';
import { assignRank } from '@/lib/backoffice/vip/commands';
import { rankInput } from '@/lib/backoffice/vip/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Gives a member a VIP rank by hand, with a reason. Progress goes on from the thresholds of that rank. If a bonus of the rank exceeds the threshold, another operator must approve it.',
  audience: operators('vip.assign'),
  input: rankInput,
  output: submittedOutput,
  refusals: [approvalPending()],
  run: ({ ctx, input }) => assignRank(ctx, input),
});
