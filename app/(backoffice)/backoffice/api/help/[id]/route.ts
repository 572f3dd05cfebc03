import { operators } from '@/lib/backoffice/audience';
import { updateTopic } from '@/lib/backoffice/help/commands';
import { topicInput } from '@/lib/backoffice/help/schema';
import { savedOutput } from '@/lib/backoffice/promotions/schema';
import { changedMeanwhile } from '@/lib/content/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Updates a topic of the help centre, except its address; refused if `version` is not its current one.',
  audience: operators('content.write'),
  input: topicInput,
  output: savedOutput,
  maxBytes: 2_000_000,
  refusals: [notFound(), changedMeanwhile()],
  run: ({ ctx, input }) => updateTopic(ctx, input),
});
