import { operators } from '@/lib/backoffice/audience';
import { markWithdrawalPaid } from '@/lib/backoffice/decisions/commands';
import { decisionOutput, payInput } from '@/lib/backoffice/schema';
import { alreadyDecided, claimedByOther, ownApproval, payoutUnderWay } from '@/lib/cashier/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { withdrawalHeld } from '@/lib/risk/errors';

export const POST = defineRoute({
  summary: 'Records that a withdrawal has been paid, with the bank’s reference.',
  audience: operators('cashier.decide'),
  input: payInput,
  output: decisionOutput,
  refusals: [
    notFound(),
    alreadyDecided(),
    ownApproval(),
    claimedByOther(),
    withdrawalHeld([]),
    payoutUnderWay(),
  ],
  async run({ ctx, input }) {
    const { id, status } = await markWithdrawalPaid(ctx, input);
    return { id: String(id), status };
  },
});
