import { operators } from '@/lib/backoffice/audience';
import { createEndpoint } from '@/lib/backoffice/webhooks/commands';
import { endpointSecretOutput, newEndpointInput } from '@/lib/backoffice/webhooks/schema';
import { MAX_ENDPOINTS } from '@/lib/webhooks/constants';
import { tooManyEndpoints } from '@/lib/webhooks/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Adds an endpoint of webhooks. The answer has its secret, once.',
  audience: operators('integrations.write'),
  input: newEndpointInput,
  output: endpointSecretOutput,
  refusals: [tooManyEndpoints(MAX_ENDPOINTS)],
  run: ({ ctx, input }) => createEndpoint(ctx, input),
});
