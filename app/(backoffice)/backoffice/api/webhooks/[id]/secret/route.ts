import { operators } from '@/lib/backoffice/audience';
import { rotateEndpointSecret } from '@/lib/backoffice/webhooks/commands';
import { endpointSecretOutput } from '@/lib/backoffice/webhooks/schema';
import { idInput } from '@/lib/backoffice/schema';
import { formerSecretStillValid } from '@/lib/webhooks/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Gives an endpoint a new secret; the former one signs too for 24 hours.',
  audience: operators('integrations.write'),
  input: idInput,
  output: endpointSecretOutput,
  refusals: [notFound(), formerSecretStillValid()],
  run: ({ ctx, input }) => rotateEndpointSecret(ctx, input.id),
});
