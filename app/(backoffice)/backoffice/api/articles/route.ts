import { operators } from '@/lib/backoffice/audience';
import { createArticle } from '@/lib/backoffice/articles/commands';
import { renewing } from '@/lib/backoffice/content/renew';
import { newItem, savedOutput } from '@/lib/backoffice/content/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Creates an article of the blog, of the news, or a page of the site. A draft if `published` is false; its HTML is cleaned.',
  audience: operators('content.write'),
  input: newItem.article,
  output: savedOutput,
  maxBytes: 2_000_000,
  run: ({ ctx, input }) => renewing(createArticle(ctx, input)),
});
