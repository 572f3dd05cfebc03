import { operators } from '@/lib/backoffice/audience';
import { rewriteTopicAsOperator } from '@/lib/backoffice/help/commands';
import { topicInput } from '@/lib/backoffice/help/schema';
import { savedOutput } from '@/lib/backoffice/promotions/schema';
import { changedMeanwhile } from '@/lib/content/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Rewrites a topic of the help centre as it was at `version`; its address stays.',
  audience: operators('content.write'),
  input: topicInput,
  output: savedOutput,
  maxBytes: 2_000_000,
  refusals: [notFound(), changedMeanwhile()],
  run: ({ ctx, input }) => rewriteTopicAsOperator(ctx, input),
});
