import { operators } from '@/lib/backoffice/audience';
import { revokeApiKey } from '@/lib/backoffice/api-keys/commands';
import { idInput } from '@/lib/backoffice/schema';
import { notFound } from '@/lib/platform/errors';
import { z } from 'zod';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Revokes a key of the reporting API.',
  audience: operators('integrations.write'),
  input: idInput,
  output: z.object({}),
  refusals: [notFound()],
  async run({ ctx, input }) {
    await revokeApiKey(ctx, input.id);
    return {};
  },
});
