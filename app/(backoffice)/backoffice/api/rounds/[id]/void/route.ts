import { submittedOutput } from '@/lib/backoffice/approvals/schema';
import { approvalPending } from '@/lib/backoffice/approvals/errors';
import { operators } from '@/lib/backoffice/audience';
import { requestVoid } from '@/lib/backoffice/rounds/commands';
import { voidRoundInput } from '@/lib/backoffice/rounds/schema';
import { roundChanged, roundVoidedBefore, roundVoidFunds } from '@/lib/gateway/voids/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Voids a round: returns its stake and takes its payout back; above the threshold another operator must approve it.',
  audience: operators('rounds.void'),
  input: voidRoundInput,
  output: submittedOutput,
  refusals: [
    notFound(),
    roundVoidedBefore(),
    roundChanged(),
    roundVoidFunds(12_5000n, 'THB'),
    approvalPending(),
  ],
  async run({ ctx, input }) {
    const submitted = await requestVoid(ctx, input);
    return submitted.status === 'requested' ? submitted : { status: submitted.status };
  },
});
