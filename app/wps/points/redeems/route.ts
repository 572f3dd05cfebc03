import { members } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';
import { mapPage } from '@/lib/platform/page';
import { pageOutput } from '@/lib/platform/page-schema';
import { listOrders } from '@/lib/rewards/mall/orders/queries';
import { ordersInput } from '@/lib/rewards/mall/orders/schema';
import { orderValue, toWireOrder } from '@/lib/rewards/points/wire';

export const GET = defineRoute({
  summary: 'The member’s orders of the points mall with their codes, newest first.',
  audience: members,
  input: ordersInput,
  output: pageOutput(orderValue),
  run: async ({ ctx: { db, session }, input, language }) =>
    mapPage(await listOrders(db, session.memberId, input), toWireOrder(language)),
});
