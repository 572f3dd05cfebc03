import { operators } from '@/lib/backoffice/audience';
import { changeEndpoint } from '@/lib/backoffice/webhooks/commands';
import { endpointInput, savedEndpointOutput } from '@/lib/backoffice/webhooks/schema';
import { endpointChanged } from '@/lib/webhooks/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Changes an endpoint of webhooks.',
  audience: operators('integrations.write'),
  input: endpointInput,
  output: savedEndpointOutput,
  refusals: [notFound(), endpointChanged()],
  run: ({ ctx, input }) => changeEndpoint(ctx, input),
});
