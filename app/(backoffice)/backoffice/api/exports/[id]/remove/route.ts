import { operators } from '@/lib/backoffice/audience';
import { deleteExport } from '@/lib/backoffice/exports/commands';
import { idInput } from '@/lib/backoffice/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { z } from 'zod';

export const POST = defineRoute({
  summary: 'Deletes an own export with its file, or stops it.',
  audience: operators('reports.export'),
  input: idInput,
  output: z.object({}),
  refusals: [notFound()],
  async run({ ctx, input }) {
    await deleteExport(ctx, input.id);
    return {};
  },
});
