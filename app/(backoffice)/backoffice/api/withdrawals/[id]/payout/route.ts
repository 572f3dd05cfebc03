import { operators } from '@/lib/backoffice/audience';
import { startPayout } from '@/lib/backoffice/provider-orders/commands';
import { orderOutput } from '@/lib/backoffice/provider-orders/schema';
import {
  alreadyDecided,
  claimedByOther,
  inPaymentFile,
  noPayoutProvider,
  ownApproval,
  payoutUnderWay,
} from '@/lib/cashier/errors';
import { decisionInput } from '@/lib/backoffice/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { withdrawalHeld } from '@/lib/risk/errors';

export const POST = defineRoute({
  summary:
    'Tells the payment provider of the channel to pay a withdrawal. It is paid when the provider says so.',
  audience: operators('cashier.decide'),
  input: decisionInput,
  output: orderOutput,
  refusals: [
    notFound(),
    alreadyDecided(),
    ownApproval(),
    claimedByOther(),
    withdrawalHeld([]),
    inPaymentFile(),
    payoutUnderWay(),
    noPayoutProvider(),
  ],
  run: ({ ctx, input }) => startPayout(ctx, input),
});
