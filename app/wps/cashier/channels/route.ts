import { z } from 'zod';
import { listPaymentChannels } from '@/lib/cashier/payment-channels/queries';
import { paymentChannelsInput } from '@/lib/cashier/schema';
import { channelValue, toWireChannel } from '@/lib/cashier/wire';
import { members } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary:
    'Lists the payment channels for deposits or withdrawals, with their limits and the account to transfer to.',
  audience: members,
  input: paymentChannelsInput,
  output: z.object({ currency: z.string(), list: z.array(channelValue) }),
  async run({ ctx: { db, session }, input, language }) {
    const list = await listPaymentChannels(db, input.kind);
    return { currency: session.currency, list: list.map((channel) => toWireChannel(channel, language)) };
  },
});
