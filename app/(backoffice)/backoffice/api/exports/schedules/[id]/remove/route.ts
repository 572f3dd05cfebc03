import { operators } from '@/lib/backoffice/audience';
import { deleteSchedule } from '@/lib/backoffice/exports/commands';
import { idInput } from '@/lib/backoffice/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { z } from 'zod';

export const POST = defineRoute({
  summary: 'Deletes an own schedule of exports.',
  audience: operators('reports.export'),
  input: idInput,
  output: z.object({}),
  refusals: [notFound()],
  async run({ ctx, input }) {
    await deleteSchedule(ctx, input.id);
    return {};
  },
});
