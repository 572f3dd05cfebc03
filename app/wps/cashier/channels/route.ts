import { z } from 'zod';
import { listOfferedChannels } from '@/lib/cashier/payment-channels/queries';
import { paymentChannelsInput } from '@/lib/cashier/schema';
import { channelValue, toWireChannel } from '@/lib/cashier/wire';
import { members } from '@/lib/identity/audience';
import { requestCountry } from '@/lib/platform/http/client-country';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary:
    'Lists the payment channels that are offered to the member for deposits or withdrawals, with their limits and fees.',
  audience: members,
  input: paymentChannelsInput,
  output: z.object({ currency: z.string(), list: z.array(channelValue) }),
  async run({ ctx: { db, session }, input, request, language }) {
    const user = { ...session, country: requestCountry(request.headers) };
    const list = await listOfferedChannels(db, input.kind, user);
    return { currency: session.currency, list: list.map((offered) => toWireChannel(offered, language)) };
  },
});
