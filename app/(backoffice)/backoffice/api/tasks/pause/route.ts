import { operators } from '@/lib/backoffice/audience';
import { pauseTask } from '@/lib/backoffice/tasks/commands';
import { notScheduled } from '@/lib/backoffice/tasks/errors';
import { pauseInput } from '@/lib/backoffice/tasks/schema';
import { notFound } from '@/lib/platform/errors';
import { z } from 'zod';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Pauses the schedule of a task, or resumes it.',
  audience: operators('jobs.run'),
  input: pauseInput,
  output: z.object({}),
  refusals: [notFound(), notScheduled()],
  async run({ ctx, input }) {
    await pauseTask(ctx, input.name, input.paused);
    return {};
  },
});
