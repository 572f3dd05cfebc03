import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { idInput } from '@/lib/backoffice/schema';
import { removeSegment } from '@/lib/backoffice/segments/commands';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Deletes a segment. Messages that were written to it keep its rule.',
  audience: operators('inbox.send'),
  input: idInput,
  output: z.object({ id: z.string() }),
  refusals: [notFound()],
  run: ({ ctx, input: { id } }) => removeSegment(ctx, id),
});
