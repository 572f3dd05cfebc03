import { operators } from '@/lib/backoffice/audience';
import { setLinksAsOperator } from '@/lib/backoffice/links/commands';
import { linksInput, linksOutput } from '@/lib/content/links/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Sets the house’s addresses elsewhere: social pages, and apps to be loaded.',
  audience: operators('content.write'),
  input: linksInput,
  output: linksOutput,
  run: ({ ctx, input }) => setLinksAsOperator(ctx, input),
});
