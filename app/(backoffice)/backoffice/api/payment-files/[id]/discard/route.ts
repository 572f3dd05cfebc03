import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { discardPaymentFile } from '@/lib/backoffice/payment-files/commands';
import { idInput } from '@/lib/backoffice/schema';
import { alreadyDecided } from '@/lib/cashier/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Discards a payment file that was not sent to the bank; its unpaid withdrawals leave it.',
  audience: operators('cashier.decide'),
  input: idInput,
  output: z.object({}),
  refusals: [notFound(), alreadyDecided()],
  async run({ ctx, input }) {
    await discardPaymentFile(ctx, input.id);
    return {};
  },
});
