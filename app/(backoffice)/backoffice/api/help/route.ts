import { operators } from '@/lib/backoffice/audience';
import { createTopic } from '@/lib/backoffice/help/commands';
import { renewing } from '@/lib/backoffice/content/renew';
import { newItem, savedOutput } from '@/lib/backoffice/content/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Creates a topic of the help centre. A draft if `published` is false; its HTML is cleaned.',
  audience: operators('content.write'),
  input: newItem.help,
  output: savedOutput,
  maxBytes: 2_000_000,
  run: ({ ctx, input }) => renewing(createTopic(ctx, input)),
});
