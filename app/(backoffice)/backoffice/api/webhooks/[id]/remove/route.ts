import { operators } from '@/lib/backoffice/audience';
import { removeEndpoint } from '@/lib/backoffice/webhooks/commands';
import { idInput } from '@/lib/backoffice/schema';
import { notFound } from '@/lib/platform/errors';
import { z } from 'zod';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Deletes an endpoint of webhooks with its deliveries.',
  audience: operators('integrations.write'),
  input: idInput,
  output: z.object({}),
  refusals: [notFound()],
  async run({ ctx, input }) {
    await removeEndpoint(ctx, input.id);
    return {};
  },
});
