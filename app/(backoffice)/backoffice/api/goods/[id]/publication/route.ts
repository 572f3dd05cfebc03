import { operators } from '@/lib/backoffice/audience';
import { publishGood } from '@/lib/backoffice/goods/commands';
import { savedOutput } from '@/lib/backoffice/content/schema';
import { publicationInput } from '@/lib/backoffice/publications/schema';
import { changedMeanwhile } from '@/lib/content/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Publishes or unpublishes a good of the points mall.',
  audience: operators('content.write'),
  input: publicationInput,
  output: savedOutput,
  maxBytes: 2_000_000,
  refusals: [notFound(), changedMeanwhile()],
  run: ({ ctx, input }) => publishGood(ctx, input),
});
