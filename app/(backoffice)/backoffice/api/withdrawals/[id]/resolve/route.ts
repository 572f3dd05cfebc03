import { operators } from '@/lib/backoffice/audience';
import { resolveDispute } from '@/lib/backoffice/decisions/commands';
import { decisionOutput, resolveInput } from '@/lib/backoffice/schema';
import { alreadyDecided, claimedByOther, ownApproval } from '@/lib/cashier/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Resolves a dispute: the payout was received after all, or what is missing is refunded. A refund above the approval threshold needs two operators; the first one leaves the dispute open.',
  audience: operators('cashier.decide'),
  input: resolveInput,
  output: decisionOutput,
  refusals: [notFound(), alreadyDecided(), ownApproval(), claimedByOther()],
  async run({ ctx, input }) {
    const { id, status } = await resolveDispute(ctx, input);
    return { id: String(id), status };
  },
});
