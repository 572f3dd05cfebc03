import { operators } from '@/lib/backoffice/audience';
import { approveWithdrawal } from '@/lib/backoffice/decisions/commands';
import { decisionOutput, decisionInput } from '@/lib/backoffice/schema';
import { alreadyDecided, claimedByOther } from '@/lib/cashier/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { withdrawalHeld } from '@/lib/risk/errors';

export const POST = defineRoute({
  summary: 'Approves a withdrawal for payment.',
  audience: operators('cashier.decide'),
  input: decisionInput,
  output: decisionOutput,
  refusals: [notFound(), alreadyDecided(), claimedByOther(), withdrawalHeld([])],
  async run({ ctx, input }) {
    const { id, status } = await approveWithdrawal(ctx, input);
    return { id: String(id), status };
  },
});
