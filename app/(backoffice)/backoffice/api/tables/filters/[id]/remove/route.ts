import { operators } from '@/lib/backoffice/audience';
import { idInput } from '@/lib/backoffice/schema';
import { deleteFilter } from '@/lib/backoffice/tables/commands';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { z } from 'zod';

export const POST = defineRoute({
  summary: 'Deletes a saved filter of the operator.',
  audience: operators(),
  input: idInput,
  output: z.object({}),
  refusals: [notFound()],
  async run({ ctx, input }) {
    await deleteFilter(ctx, input.id);
    return {};
  },
});
