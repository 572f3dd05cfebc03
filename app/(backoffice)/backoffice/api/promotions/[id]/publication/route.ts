import { operators } from '@/lib/backoffice/audience';
import { publishPromotion } from '@/lib/backoffice/promotions/commands';
import { publicationInput, savedOutput } from '@/lib/backoffice/promotions/schema';
import { changedMeanwhile } from '@/lib/content/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Publishes or unpublishes a promotion.',
  audience: operators('content.write'),
  input: publicationInput,
  output: savedOutput,
  maxBytes: 2_000_000,
  refusals: [notFound(), changedMeanwhile()],
  run: ({ ctx, input }) => publishPromotion(ctx, input),
});
