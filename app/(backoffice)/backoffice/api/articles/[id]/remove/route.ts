import { z } from 'zod';
import { deleteArticle } from '@/lib/backoffice/articles/commands';
import { operators } from '@/lib/backoffice/audience';
import { articleIdInput } from '@/lib/content/articles/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Deletes an article.',
  audience: operators('content.write'),
  input: articleIdInput,
  output: z.object({ id: z.string() }),
  refusals: [notFound()],
  run: ({ ctx, input }) => deleteArticle(ctx, input.id),
});
