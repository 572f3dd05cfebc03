import { createArticle } from '@/lib/backoffice/articles/commands';
import { operators } from '@/lib/backoffice/audience';
import { articleSlugTaken } from '@/lib/content/articles/errors';
import { newArticleInput, savedOutput } from '@/lib/content/articles/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Creates an article of the blog, of the news or about the site; a draft if `publishedAt` is null.',
  audience: operators('content.write'),
  input: newArticleInput,
  output: savedOutput,
  maxBytes: 2_000_000,
  refusals: [articleSlugTaken()],
  run: ({ ctx, input }) => createArticle(ctx, input),
});
