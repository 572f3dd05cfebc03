import { operators } from '@/lib/backoffice/audience';
import { requestThreshold } from '@/lib/backoffice/approvals/commands';
import { approvalPending } from '@/lib/backoffice/approvals/errors';
import { submittedOutput, thresholdInput } from '@/lib/backoffice/approvals/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Requests another amount above which an action needs two operators. Another operator must approve it.',
  audience: operators('operators.write'),
  input: thresholdInput,
  output: submittedOutput,
  refusals: [approvalPending(), notFound()],
  run: ({ ctx, input }) => requestThreshold(ctx, input),
});
