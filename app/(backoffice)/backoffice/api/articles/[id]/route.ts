import { updateArticle } from '@/lib/backoffice/articles/commands';
import { operators } from '@/lib/backoffice/audience';
import { articleChanged, articleSlugTaken } from '@/lib/content/articles/errors';
import { articleInput, savedOutput } from '@/lib/content/articles/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Updates an article; refused if `version` is not its current one.',
  audience: operators('content.write'),
  input: articleInput,
  output: savedOutput,
  maxBytes: 2_000_000,
  refusals: [notFound(), articleChanged(), articleSlugTaken()],
  run: ({ ctx, input }) => updateArticle(ctx, input),
});
