import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { addFirstChannel } from '@/lib/backoffice/setup/commands';
import { bankInput } from '@/lib/backoffice/setup/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Adds the first payment channel: bank transfer, for deposits and withdrawals.',
  audience: operators('cashier.channels'),
  input: bankInput,
  output: z.object({}),
  async run({ ctx, input }) {
    await addFirstChannel(ctx, input);
    return {};
  },
});
