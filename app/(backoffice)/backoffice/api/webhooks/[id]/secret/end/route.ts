import { operators } from '@/lib/backoffice/audience';
import { endEndpointSecret } from '@/lib/backoffice/webhooks/commands';
import { idInput } from '@/lib/backoffice/schema';
import { noFormerSigns } from '@/lib/webhooks/errors';
import { notFound } from '@/lib/platform/errors';
import { z } from 'zod';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Ends the former secret of an endpoint before its time.',
  audience: operators('integrations.write'),
  input: idInput,
  output: z.object({}),
  refusals: [notFound(), noFormerSigns()],
  async run({ ctx, input }) {
    await endEndpointSecret(ctx, input.id);
    return {};
  },
});
