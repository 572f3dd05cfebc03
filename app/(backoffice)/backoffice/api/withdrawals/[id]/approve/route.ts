import { operators } from '@/lib/backoffice/audience';
import { approveWithdrawal } from '@/lib/backoffice/decisions/commands';
import { decisionOutput, idInput } from '@/lib/backoffice/schema';
import { alreadyDecided } from '@/lib/cashier/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Approves a withdrawal for payment.',
  audience: operators('cashier.decide'),
  input: idInput,
  output: decisionOutput,
  refusals: [notFound(), alreadyDecided()],
  async run({ ctx, input }) {
    const { id, status } = await approveWithdrawal(ctx, input.id);
    return { id: String(id), status };
  },
});
