import { operators } from '@/lib/backoffice/audience';
import { adjustBalance } from '@/lib/backoffice/members/commands';
import { adjustmentInput } from '@/lib/backoffice/members/schema';
import { approvalPending } from '@/lib/backoffice/approvals/errors';
import { submittedOutput } from '@/lib/backoffice/approvals/schema';
import { adjustmentFunds, adjustmentTrial } from '@/lib/backoffice/members/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Credits or debits the balance of a member; above the threshold another operator must approve it.',
  audience: operators('cashier.adjust'),
  input: adjustmentInput,
  output: submittedOutput,
  refusals: [notFound(), adjustmentFunds(12_5000n, 'THB'), adjustmentTrial(), approvalPending()],
  async run({ ctx, input }) {
    const submitted = await adjustBalance(ctx, input);
    return submitted.status === 'requested' ? submitted : { status: submitted.status };
  },
});
