import { operators } from '@/lib/backoffice/audience';
import { endDispute } from '@/lib/backoffice/decisions/commands';
import { decisionOutput, resolveInput } from '@/lib/backoffice/schema';
import { alreadyDecided, ownApproval } from '@/lib/cashier/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Ends a dispute: received after all, or what is missing given back. A refund above the threshold needs two operators: after the first the dispute is as it was.',
  audience: operators('cashier.decide'),
  input: resolveInput,
  output: decisionOutput,
  refusals: [notFound(), alreadyDecided(), ownApproval()],
  async run({ ctx, input }) {
    const { id, status } = await endDispute(ctx, input.id, input.resolution);
    return { id: String(id), status };
  },
});
