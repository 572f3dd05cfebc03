import { operators } from '@/lib/backoffice/audience';
import { claimRequest } from '@/lib/backoffice/decisions/commands';
import { claimOutput } from '@/lib/backoffice/decisions/schema';
import { decisionInput } from '@/lib/backoffice/schema';
import { alreadyDecided, claimedByOther } from '@/lib/cashier/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Claims a withdrawal for the operator for 15 minutes, or extends the claim.',
  audience: operators('cashier.decide'),
  input: decisionInput,
  output: claimOutput,
  refusals: [notFound(), alreadyDecided(), claimedByOther()],
  async run({ ctx, input }) {
    return { until: (await claimRequest(ctx, 'withdraw', input)).toISOString() };
  },
});
