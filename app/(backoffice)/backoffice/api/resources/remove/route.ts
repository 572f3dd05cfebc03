import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { renewing } from '@/lib/backoffice/content/renew';
import { removeResource } from '@/lib/backoffice/resources/commands';
import { resourceRemoval } from '@/lib/content/resources/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Deletes a link of the operator’s own.',
  audience: operators('content.write'),
  input: resourceRemoval,
  output: z.object({ type: z.string() }),
  refusals: [notFound()],
  run: ({ ctx, input }) => renewing(removeResource(ctx, input.type)),
});
