import { operators } from '@/lib/backoffice/audience';
import { deleteArticle } from '@/lib/backoffice/articles/commands';
import { renewing } from '@/lib/backoffice/content/renew';
import { idInput } from '@/lib/backoffice/schema';
import { pageNeeded } from '@/lib/content/articles/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { z } from 'zod';

export const POST = defineRoute({
  summary: 'Deletes an article. Its history stays.',
  audience: operators('content.write'),
  input: idInput,
  output: z.object({ id: z.string() }),
  refusals: [notFound(), pageNeeded()],
  run: ({ ctx, input }) => renewing(deleteArticle(ctx, input.id)),
});
