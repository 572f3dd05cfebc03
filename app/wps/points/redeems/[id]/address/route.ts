import { z } from 'zod';
import { members } from '@/lib/identity/audience';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { orderDecided } from '@/lib/rewards/mall/errors';
import { setOrderAddress } from '@/lib/rewards/mall/orders/commands';
import { orderAddressInput } from '@/lib/rewards/mall/orders/schema';

export const POST = defineRoute({
  summary: 'Names the delivery address of an order that is still in process, such as a prize of the wheel.',
  audience: members,
  input: orderAddressInput,
  output: z.object({}),
  refusals: [notFound(), orderDecided()],
  async run({ ctx: { db, session }, input: { id, ...address } }) {
    await setOrderAddress(db, session.memberId, id, address);
    return {};
  },
});
