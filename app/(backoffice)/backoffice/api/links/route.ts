import { operators } from '@/lib/backoffice/audience';
import { updateLinks } from '@/lib/backoffice/links/commands';
import { linksInput, linksOutput } from '@/lib/content/links/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Sets the external addresses of the site: social pages and app downloads.',
  audience: operators('content.write'),
  input: linksInput,
  output: linksOutput,
  run: ({ ctx, input }) => updateLinks(ctx, input),
});
