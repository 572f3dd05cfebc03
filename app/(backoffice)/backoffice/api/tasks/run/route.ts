import { operators } from '@/lib/backoffice/audience';
import { runTaskNow } from '@/lib/backoffice/tasks/commands';
import { notScheduled, taskRuns } from '@/lib/backoffice/tasks/errors';
import { taskInput } from '@/lib/backoffice/tasks/schema';
import { notFound } from '@/lib/platform/errors';
import { z } from 'zod';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Requests a run of a scheduled task; a process that runs jobs takes it.',
  audience: operators('jobs.run'),
  input: taskInput,
  output: z.object({}),
  refusals: [notFound(), notScheduled(), taskRuns()],
  async run({ ctx, input }) {
    await runTaskNow(ctx, input.name);
    return {};
  },
});
