import { operators } from '@/lib/backoffice/audience';
import { createTopic } from '@/lib/backoffice/help/commands';
import { newTopicInput } from '@/lib/backoffice/help/schema';
import { savedOutput } from '@/lib/backoffice/promotions/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Creates a topic of the help centre; readers see it when it is published.',
  audience: operators('content.write'),
  input: newTopicInput,
  output: savedOutput,
  maxBytes: 2_000_000,
  run: ({ ctx, input }) => createTopic(ctx, input),
});
