import { operators } from '@/lib/backoffice/audience';
import { rewriteAsOperator } from '@/lib/backoffice/promotions/commands';
import { promotionInput, savedOutput } from '@/lib/backoffice/promotions/schema';
import { changedMeanwhile } from '@/lib/content/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Rewrites a promotion as it was at `version`; its address stays.',
  audience: operators('content.write'),
  input: promotionInput,
  output: savedOutput,
  maxBytes: 2_000_000,
  refusals: [notFound(), changedMeanwhile()],
  run: ({ ctx, input }) => rewriteAsOperator(ctx, input),
});
