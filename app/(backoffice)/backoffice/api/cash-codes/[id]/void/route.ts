import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { voidCodes } from '@/lib/backoffice/cash-codes/commands';
import { voidInput } from '@/lib/backoffice/cash-codes/schema';
import { alreadyDecided } from '@/lib/cashier/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Voids the codes of a batch that are not redeemed.',
  audience: operators('cashier.adjust'),
  input: voidInput,
  output: z.object({}),
  refusals: [notFound(), alreadyDecided()],
  async run({ ctx, input }) {
    await voidCodes(ctx, input.id, input.reason);
    return {};
  },
});
