import { operators } from '@/lib/backoffice/audience';
import { updateGood } from '@/lib/backoffice/goods/commands';
import { goodInput } from '@/lib/backoffice/goods/schema';
import { savedOutput } from '@/lib/backoffice/content/schema';
import { changedMeanwhile } from '@/lib/content/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Updates a good; refused if `version` is not its current one.',
  audience: operators('content.write'),
  input: goodInput,
  output: savedOutput,
  maxBytes: 2_000_000,
  refusals: [notFound(), changedMeanwhile()],
  run: ({ ctx, input }) => updateGood(ctx, input),
});
