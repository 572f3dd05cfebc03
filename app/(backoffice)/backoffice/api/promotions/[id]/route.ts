import { operators } from '@/lib/backoffice/audience';
import { updatePromotion } from '@/lib/backoffice/promotions/commands';
import { renewing } from '@/lib/backoffice/content/renew';
import { changedItem, savedOutput } from '@/lib/backoffice/content/schema';
import { changedMeanwhile } from '@/lib/content/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Updates, publishes or unpublishes a promotion. If `version` is not its current one, it is refused with what was changed since.',
  audience: operators('content.write'),
  input: changedItem.promotion,
  output: savedOutput,
  maxBytes: 2_000_000,
  refusals: [notFound(), changedMeanwhile()],
  run: ({ ctx, input }) => renewing(updatePromotion(ctx, input)),
});
