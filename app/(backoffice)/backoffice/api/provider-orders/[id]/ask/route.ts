import { operators } from '@/lib/backoffice/audience';
import { askOrder } from '@/lib/backoffice/provider-orders/commands';
import { orderOutput } from '@/lib/backoffice/provider-orders/schema';
import { idInput } from '@/lib/backoffice/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Asks the payment provider about an order at once.',
  audience: operators('cashier.decide'),
  input: idInput,
  output: orderOutput,
  refusals: [notFound()],
  run: ({ ctx, input }) => askOrder(ctx, input.id),
});
