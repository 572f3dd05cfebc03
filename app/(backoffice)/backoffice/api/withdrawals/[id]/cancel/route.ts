import { operators } from '@/lib/backoffice/audience';
import { cancelWithdrawal } from '@/lib/backoffice/decisions/commands';
import { decisionOutput, rejectRequestInput } from '@/lib/backoffice/schema';
import { alreadyDecided, claimedByOther, inPaymentFile, payoutUnderWay } from '@/lib/cashier/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Cancels a withdrawal that is not paid, and releases its hold.',
  audience: operators('cashier.decide'),
  input: rejectRequestInput,
  output: decisionOutput,
  refusals: [notFound(), alreadyDecided(), claimedByOther(), inPaymentFile(), payoutUnderWay()],
  async run({ ctx, input }) {
    const { id, status } = await cancelWithdrawal(ctx, input);
    return { id: String(id), status };
  },
});
