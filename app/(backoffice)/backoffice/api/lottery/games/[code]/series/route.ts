import { approvalPending } from '@/lib/backoffice/approvals/errors';
import { submittedOutput } from '@/lib/backoffice/approvals/schema';
import { operators } from '@/lib/backoffice/audience';
import { changeSeries } from '@/lib/backoffice/lottery/commands';
import { seriesInput } from '@/lib/backoffice/lottery/schema';
import { changedMeanwhile } from '@/lib/content/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Sets the series of a prize mode, for everybody or for a group of members. Another operator must approve a higher one.',
  audience: operators('lottery.settings'),
  input: seriesInput,
  output: submittedOutput,
  refusals: [notFound(), changedMeanwhile(), approvalPending()],
  run: ({ ctx, input }) => changeSeries(ctx, input),
});
