import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { createPaymentFile } from '@/lib/backoffice/payment-files/commands';
import { notPayable } from '@/lib/cashier/payment-files/commands';
import { paymentFileInput } from '@/lib/cashier/payment-files/schema';
import { defineRoute } from '@/lib/platform/http/define-route';
import { withdrawalHeld } from '@/lib/risk/errors';

export const POST = defineRoute({
  summary: 'Puts approved withdrawals of one currency into a new payment file.',
  audience: operators('cashier.decide'),
  input: paymentFileInput,
  output: z.object({ id: z.string() }),
  refusals: [notPayable([]), withdrawalHeld([])],
  run: ({ ctx, input }) => createPaymentFile(ctx, input),
});
