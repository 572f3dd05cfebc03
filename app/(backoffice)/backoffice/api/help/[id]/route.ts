import { operators } from '@/lib/backoffice/audience';
import { updateTopic } from '@/lib/backoffice/help/commands';
import { renewing } from '@/lib/backoffice/content/renew';
import { changedItem, savedOutput } from '@/lib/backoffice/content/schema';
import { changedMeanwhile } from '@/lib/content/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Updates, publishes or unpublishes a topic. If `version` is not its current one, it is refused with what was changed since.',
  audience: operators('content.write'),
  input: changedItem.help,
  output: savedOutput,
  maxBytes: 2_000_000,
  refusals: [notFound(), changedMeanwhile()],
  run: ({ ctx, input }) => renewing(updateTopic(ctx, input)),
});
