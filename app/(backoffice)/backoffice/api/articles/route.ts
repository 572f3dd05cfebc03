import { writeAsOperator } from '@/lib/backoffice/articles/commands';
import { operators } from '@/lib/backoffice/audience';
import { articleSlugTaken } from '@/lib/content/articles/errors';
import { newArticleInput, savedOutput } from '@/lib/content/articles/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Writes an article of the blog, the news or the house; a draft where `publishedAt` is null.',
  audience: operators('content.write'),
  input: newArticleInput,
  output: savedOutput,
  maxBytes: 2_000_000,
  refusals: [articleSlugTaken()],
  run: ({ ctx, input }) => writeAsOperator(ctx, input),
});
