import { operators } from '@/lib/backoffice/audience';
import { rejectDeposit } from '@/lib/backoffice/decisions/commands';
import { decisionOutput, rejectRequestInput } from '@/lib/backoffice/schema';
import { alreadyDecided, claimedByOther, awaitsProvider } from '@/lib/cashier/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Rejects a deposit with a reason that the member reads.',
  audience: operators('cashier.decide'),
  input: rejectRequestInput,
  output: decisionOutput,
  refusals: [notFound(), alreadyDecided(), claimedByOther(), awaitsProvider()],
  async run({ ctx, input }) {
    const { id, status } = await rejectDeposit(ctx, input);
    return { id: String(id), status };
  },
});
