import { approvalPending } from '@/lib/backoffice/approvals/errors';
import { submittedOutput } from '@/lib/backoffice/approvals/schema';
import { operators } from '@/lib/backoffice/audience';
import { changeLimits } from '@/lib/backoffice/lottery/commands';
import { limitsInput } from '@/lib/backoffice/lottery/schema';
import { changedMeanwhile } from '@/lib/content/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Sets the limits of a game of the lottery in a currency. Another operator must approve a limit that is raised or removed.',
  audience: operators('lottery.settings'),
  input: limitsInput,
  output: submittedOutput,
  refusals: [notFound(), changedMeanwhile(), approvalPending()],
  run: ({ ctx, input }) => changeLimits(ctx, input),
});
