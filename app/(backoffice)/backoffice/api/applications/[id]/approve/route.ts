import { approveApplication } from '@/lib/backoffice/activities/commands';
import { awardInput } from '@/lib/backoffice/activities/schema';
import { approvalPending } from '@/lib/backoffice/approvals/errors';
import { submittedOutput } from '@/lib/backoffice/approvals/schema';
import { operators } from '@/lib/backoffice/audience';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { applicationDecided } from '@/lib/rewards/promotions/applications/errors';
import { exhausted } from '@/lib/rewards/promotions/errors';

export const POST = defineRoute({
  summary:
    'Approves an application for a promotion with an amount within its limits; above the threshold another operator must approve it.',
  audience: operators('promotions.decide'),
  input: awardInput,
  output: submittedOutput,
  refusals: [notFound(), applicationDecided(), exhausted(), approvalPending()],
  run: ({ ctx, input }) => approveApplication(ctx, input),
});
