import { operators } from '@/lib/backoffice/audience';
import { settleOrder } from '@/lib/backoffice/provider-orders/commands';
import { orderOutput, settleInput } from '@/lib/backoffice/provider-orders/schema';
import { alreadyDecided } from '@/lib/cashier/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Records what became of an order that the payment provider has left unclear.',
  audience: operators('cashier.decide'),
  input: settleInput,
  output: orderOutput,
  refusals: [notFound(), alreadyDecided()],
  run: ({ ctx, input }) => settleOrder(ctx, input),
});
