import { operators } from '@/lib/backoffice/audience';
import { approveDeposit } from '@/lib/backoffice/decisions/commands';
import { decisionOutput, idInput } from '@/lib/backoffice/schema';
import { alreadyDecided, ownApproval } from '@/lib/cashier/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Approves a deposit; above the approval threshold, the first approval of two.',
  audience: operators('cashier.decide'),
  input: idInput,
  output: decisionOutput,
  refusals: [notFound(), alreadyDecided(), ownApproval()],
  async run({ ctx, input }) {
    const { id, status } = await approveDeposit(ctx, input.id);
    return { id: String(id), status };
  },
});
