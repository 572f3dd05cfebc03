import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { approveOrder } from '@/lib/backoffice/points/commands';
import { approveOrderInput } from '@/lib/backoffice/points/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { orderDecided } from '@/lib/rewards/mall/errors';

export const POST = defineRoute({
  summary: 'Approves an order of the points mall, with the number of the parcel and a note for the member.',
  audience: operators('points.decide'),
  input: approveOrderInput,
  output: z.object({}),
  refusals: [notFound(), orderDecided()],
  async run({ ctx, input }) {
    await approveOrder(ctx, input);
    return {};
  },
});
