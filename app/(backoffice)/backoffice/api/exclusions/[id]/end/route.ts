import { operators } from '@/lib/backoffice/audience';
import { approvalPending } from '@/lib/backoffice/approvals/errors';
import { submittedOutput } from '@/lib/backoffice/approvals/schema';
import { endExclusion } from '@/lib/backoffice/protection/commands';
import { exclusionDecisionInput } from '@/lib/backoffice/protection/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { exclusionOver } from '@/lib/protection/errors';

export const POST = defineRoute({
  summary: 'Requests the end of an exclusion that was an error; another operator must approve it.',
  audience: operators('protection.write'),
  input: exclusionDecisionInput,
  output: submittedOutput,
  refusals: [notFound(), exclusionOver(), approvalPending()],
  async run({ ctx, input }) {
    const submitted = await endExclusion(ctx, input);
    return submitted.status === 'requested' ? submitted : { status: submitted.status };
  },
});
