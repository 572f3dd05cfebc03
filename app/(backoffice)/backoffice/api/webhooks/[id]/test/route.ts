import { operators } from '@/lib/backoffice/audience';
import { testEndpoint } from '@/lib/backoffice/webhooks/commands';
import { attemptOutput } from '@/lib/backoffice/webhooks/schema';
import { idInput } from '@/lib/backoffice/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Sends a test event to an endpoint and answers what came of it.',
  audience: operators('integrations.write'),
  input: idInput,
  output: attemptOutput,
  refusals: [notFound()],
  run: ({ ctx, input }) => testEndpoint(ctx, input.id),
});
