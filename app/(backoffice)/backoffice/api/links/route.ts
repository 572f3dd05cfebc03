import { operators } from '@/lib/backoffice/audience';
import { renewing } from '@/lib/backoffice/content/renew';
import { updateLinks } from '@/lib/backoffice/links/commands';
import { changedMeanwhile } from '@/lib/content/errors';
import { linksInput, linksOutput } from '@/lib/content/links/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Sets the external addresses of the site: social pages and the chat room.',
  audience: operators('content.write'),
  input: linksInput,
  output: linksOutput,
  refusals: [changedMeanwhile()],
  run: ({ ctx, input }) => renewing(updateLinks(ctx, input)),
});
