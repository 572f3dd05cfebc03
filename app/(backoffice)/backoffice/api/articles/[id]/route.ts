import { operators } from '@/lib/backoffice/audience';
import { updateArticle } from '@/lib/backoffice/articles/commands';
import { renewing } from '@/lib/backoffice/content/renew';
import { changedItem, savedOutput } from '@/lib/backoffice/content/schema';
import { pageNeeded } from '@/lib/content/articles/errors';
import { changedMeanwhile } from '@/lib/content/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Updates, publishes or unpublishes an article. If `version` is not its current one, it is refused with what was changed since.',
  audience: operators('content.write'),
  input: changedItem.article,
  output: savedOutput,
  maxBytes: 2_000_000,
  refusals: [notFound(), changedMeanwhile(), pageNeeded()],
  run: ({ ctx, input }) => renewing(updateArticle(ctx, input)),
});
