import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { rejectOrder } from '@/lib/backoffice/points/commands';
import { rejectOrderInput } from '@/lib/backoffice/points/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { orderDecided } from '@/lib/rewards/mall/errors';

export const POST = defineRoute({
  summary: 'Rejects an order of the points mall: points, money and stock go back.',
  audience: operators('points.decide'),
  input: rejectOrderInput,
  output: z.object({}),
  refusals: [notFound(), orderDecided()],
  async run({ ctx, input }) {
    await rejectOrder(ctx, input);
    return {};
  },
});
