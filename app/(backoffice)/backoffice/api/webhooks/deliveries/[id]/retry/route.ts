import { operators } from '@/lib/backoffice/audience';
import { retryDelivery } from '@/lib/backoffice/webhooks/commands';
import { attemptOutput } from '@/lib/backoffice/webhooks/schema';
import { idInput } from '@/lib/backoffice/schema';
import { deliveryBusy } from '@/lib/webhooks/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Sends a delivery again and answers what came of it.',
  audience: operators('integrations.write'),
  input: idInput,
  output: attemptOutput,
  refusals: [notFound(), deliveryBusy()],
  run: ({ ctx, input }) => retryDelivery(ctx, input.id),
});
