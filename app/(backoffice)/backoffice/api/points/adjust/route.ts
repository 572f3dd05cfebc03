import { approvalPending } from '@/lib/backoffice/approvals/errors';
import { submittedOutput } from '@/lib/backoffice/approvals/schema';
import { operators } from '@/lib/backoffice/audience';
import { adjustMemberPoints } from '@/lib/backoffice/points/commands';
import { pointsAdjustmentInput } from '@/lib/backoffice/points/schema';
import { defineRoute } from '@/lib/platform/http/define-route';
import { notEnoughPoints } from '@/lib/rewards/points/errors';

export const POST = defineRoute({
  summary: 'Gives points to a member or takes them; above the threshold another operator must approve it.',
  audience: operators('points.adjust'),
  input: pointsAdjustmentInput,
  output: submittedOutput,
  refusals: [notEnoughPoints(10_000n), approvalPending()],
  run: ({ ctx, input }) => adjustMemberPoints(ctx, input),
});
