import { operators } from '@/lib/backoffice/audience';
import { pauseEndpoint } from '@/lib/backoffice/webhooks/commands';
import { endpointPauseInput } from '@/lib/backoffice/webhooks/schema';
import { notFound } from '@/lib/platform/errors';
import { z } from 'zod';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Pauses an endpoint of webhooks, or resumes it.',
  audience: operators('integrations.write'),
  input: endpointPauseInput,
  output: z.object({}),
  refusals: [notFound()],
  async run({ ctx, input }) {
    await pauseEndpoint(ctx, input.id, input.paused);
    return {};
  },
});
