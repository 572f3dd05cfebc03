import { z } from 'zod';
import { channels } from '@/lib/cashier/channels/queries';
import { channelsInput } from '@/lib/cashier/schema';
import { channelValue, toWireChannel } from '@/lib/cashier/wire';
import { members } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'The ways to deposit or to withdraw, with their limits and the account to transfer to.',
  audience: members,
  input: channelsInput,
  output: z.object({ currency: z.string(), list: z.array(channelValue) }),
  async run({ ctx: { db, session }, input, language }) {
    const list = await channels(db, input.kind);
    return { currency: session.currency, list: list.map((channel) => toWireChannel(channel, language)) };
  },
});
