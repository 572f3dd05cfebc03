import { billDecided } from '@/lib/agents/bills/errors';
import { approvalPending } from '@/lib/backoffice/approvals/errors';
import { submittedOutput } from '@/lib/backoffice/approvals/schema';
import { operators } from '@/lib/backoffice/audience';
import { releaseCommission } from '@/lib/backoffice/commissions/commands';
import { decisionInput } from '@/lib/backoffice/commissions/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Pays the share of a bill at once, once. Above the threshold another operator must approve it.',
  audience: operators('commissions.pay'),
  input: decisionInput,
  output: submittedOutput,
  refusals: [notFound(), billDecided(), approvalPending()],
  run: ({ ctx, input }) => releaseCommission(ctx, 'pay', input),
});
