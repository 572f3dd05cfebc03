import { z } from 'zod';
import { paymentProviders } from '@/lib/cashier/audience';
import { askOrder } from '@/lib/cashier/providers/commands';
import { findOrder } from '@/lib/cashier/providers/queries';
import { defineRoute } from '@/lib/platform/http/define-route';

/** What a notification says of an order is not used: the provider is asked, so that a late or a repeated one changes nothing. */
export const POST = defineRoute({
  summary: 'Takes a signed notification of a payment provider; the provider is then asked about the order.',
  audience: paymentProviders,
  input: z.object({}),
  output: z.object({}),
  async run({ ctx: { db, channelId, about } }) {
    const order = about && (await findOrder(db, channelId, about));
    if (order) await askOrder(db, order.id, 'notice');
    return {};
  },
});
