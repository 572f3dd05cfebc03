import { operators } from '@/lib/backoffice/audience';
import { updatePromotion } from '@/lib/backoffice/promotions/commands';
import { promotionInput, savedOutput } from '@/lib/backoffice/promotions/schema';
import { changedMeanwhile } from '@/lib/content/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Updates a promotion, except its address; refused if `version` is not its current one.',
  audience: operators('content.write'),
  input: promotionInput,
  output: savedOutput,
  maxBytes: 2_000_000,
  refusals: [notFound(), changedMeanwhile()],
  run: ({ ctx, input }) => updatePromotion(ctx, input),
});
