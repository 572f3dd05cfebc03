import { operators } from '@/lib/backoffice/audience';
import { publishTopic } from '@/lib/backoffice/help/commands';
import { publicationInput, savedOutput } from '@/lib/backoffice/promotions/schema';
import { changedMeanwhile } from '@/lib/content/errors';
import { topicNeeded } from '@/lib/content/help/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Publishes or unpublishes a topic of the help centre.',
  audience: operators('content.write'),
  input: publicationInput,
  output: savedOutput,
  refusals: [notFound(), changedMeanwhile(), topicNeeded()],
  run: ({ ctx, input }) => publishTopic(ctx, input),
});
