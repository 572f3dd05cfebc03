import { operators } from '@/lib/backoffice/audience';
import { discardJob } from '@/lib/backoffice/tasks/commands';
import { jobInput } from '@/lib/backoffice/tasks/schema';
import { notFound } from '@/lib/platform/errors';
import { z } from 'zod';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Deletes a job that has failed for good.',
  audience: operators('jobs.run'),
  input: jobInput,
  output: z.object({}),
  refusals: [notFound()],
  async run({ ctx, input }) {
    await discardJob(ctx, input.id);
    return {};
  },
});
