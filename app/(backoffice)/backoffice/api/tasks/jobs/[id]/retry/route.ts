import { operators } from '@/lib/backoffice/audience';
import { retryJob } from '@/lib/backoffice/tasks/commands';
import { jobInput } from '@/lib/backoffice/tasks/schema';
import { notFound } from '@/lib/platform/errors';
import { z } from 'zod';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Tries a job again that has failed for good.',
  audience: operators('jobs.run'),
  input: jobInput,
  output: z.object({}),
  refusals: [notFound()],
  async run({ ctx, input }) {
    await retryJob(ctx, input.id);
    return {};
  },
});
