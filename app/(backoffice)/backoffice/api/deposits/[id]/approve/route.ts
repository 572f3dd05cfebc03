import { operators } from '@/lib/backoffice/audience';
import { sayYesToDeposit } from '@/lib/backoffice/decisions/commands';
import { decisionOutput, idInput } from '@/lib/backoffice/schema';
import { alreadyDecided, ownApproval } from '@/lib/cashier/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Approves a deposit, or checks it where a second operator must agree.',
  audience: operators('cashier.decide'),
  input: idInput,
  output: decisionOutput,
  refusals: [notFound(), alreadyDecided(), ownApproval()],
  async run({ ctx, input }) {
    const { id, status } = await sayYesToDeposit(ctx, input.id);
    return { id: String(id), status };
  },
});
