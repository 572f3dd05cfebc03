import { approvalPending } from '@/lib/backoffice/approvals/errors';
import { submittedOutput } from '@/lib/backoffice/approvals/schema';
import { operators } from '@/lib/backoffice/audience';
import { publishBonus } from '@/lib/backoffice/bonuses/commands';
import { publicationInput } from '@/lib/backoffice/publications/schema';
import { changedMeanwhile } from '@/lib/content/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Publishes or withdraws a bonus. If its budget is above the threshold or it has none, another operator must approve its publication.',
  audience: operators('bonuses.write'),
  input: publicationInput,
  output: submittedOutput,
  refusals: [notFound(), changedMeanwhile(), approvalPending()],
  run: ({ ctx, input }) => publishBonus(ctx, input),
});
