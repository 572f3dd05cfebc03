import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { orderChannels } from '@/lib/backoffice/channels/commands';
import { channelOrderInput } from '@/lib/backoffice/channels/schema';
import { changedMeanwhile } from '@/lib/content/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Puts the payment channels of a kind into an order.',
  audience: operators('cashier.channels'),
  input: channelOrderInput,
  output: z.object({}),
  refusals: [changedMeanwhile()],
  async run({ ctx, input }) {
    await orderChannels(ctx, input);
    return {};
  },
});
