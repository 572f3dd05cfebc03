import { z } from 'zod';
import { rejectApplication } from '@/lib/backoffice/activities/commands';
import { operators } from '@/lib/backoffice/audience';
import { rejectInput } from '@/lib/backoffice/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { applicationDecided } from '@/lib/rewards/promotions/applications/errors';

export const POST = defineRoute({
  summary: 'Rejects an application for a promotion, with a reason that the member reads.',
  audience: operators('promotions.decide'),
  input: rejectInput,
  output: z.object({}),
  refusals: [notFound(), applicationDecided()],
  async run({ ctx, input }) {
    await rejectApplication(ctx, input);
    return {};
  },
});
