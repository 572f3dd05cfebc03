import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { takeOutOfFile } from '@/lib/backoffice/payment-files/commands';
import { takeOutInput } from '@/lib/backoffice/payment-files/schema';
import { alreadyDecided } from '@/lib/cashier/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Takes an unpaid withdrawal out of a payment file.',
  audience: operators('cashier.decide'),
  input: takeOutInput,
  output: z.object({}),
  refusals: [notFound(), alreadyDecided()],
  async run({ ctx, input }) {
    await takeOutOfFile(ctx, input.id, input.withdrawalId);
    return {};
  },
});
