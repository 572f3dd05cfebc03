import { operators } from '@/lib/backoffice/audience';
import { approveDeposit } from '@/lib/backoffice/decisions/commands';
import { approveDepositInput } from '@/lib/backoffice/decisions/schema';
import { decisionOutput } from '@/lib/backoffice/schema';
import {
  alreadyDecided,
  claimedByOther,
  otherAmountChecked,
  ownApproval,
  awaitsProvider,
} from '@/lib/cashier/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Approves a deposit with what has arrived (`amount`; another amount than the requested one needs a `reason`); above the approval threshold, the first approval of two.',
  audience: operators('cashier.decide'),
  input: approveDepositInput,
  output: decisionOutput,
  refusals: [
    notFound(),
    alreadyDecided(),
    ownApproval(),
    claimedByOther(),
    otherAmountChecked(),
    awaitsProvider(),
  ],
  async run({ ctx, input }) {
    const { id, status } = await approveDeposit(ctx, input);
    return { id: String(id), status };
  },
});
