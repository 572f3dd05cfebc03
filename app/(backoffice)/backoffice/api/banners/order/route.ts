import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { orderBanners } from '@/lib/backoffice/banners/commands';
import { renewing } from '@/lib/backoffice/content/renew';
import { doneOutput } from '@/lib/backoffice/content/schema';
import { orderInput } from '@/lib/content/schema';
import { BANNER_GROUPS } from '@/lib/content/banners/constants';
import { changedMeanwhile } from '@/lib/content/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Puts the banners of a group into an order.',
  audience: operators('content.write'),
  input: orderInput.extend({ group: z.enum(BANNER_GROUPS, 'INVALID') }),
  output: doneOutput,
  refusals: [notFound(), changedMeanwhile()],
  run: ({ ctx, input: { group, ...order } }) => renewing(orderBanners(ctx, group, order)),
});
