import { approvalPending } from '@/lib/backoffice/approvals/errors';
import { submittedOutput } from '@/lib/backoffice/approvals/schema';
import { operators } from '@/lib/backoffice/audience';
import { giveReward } from '@/lib/backoffice/rewards/commands';
import { giveRewardInput } from '@/lib/backoffice/rewards/schema';
import { idempotencyConflict } from '@/lib/ledger/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Gives money to a member by hand, who claims it in the reward centre; above the threshold another operator must approve it.',
  audience: operators('rewards.manage'),
  input: giveRewardInput,
  output: submittedOutput,
  refusals: [approvalPending(), idempotencyConflict()],
  run: ({ ctx, input }) => giveReward(ctx, input),
});
