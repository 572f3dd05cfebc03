import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { removeOperatorPasskey } from '@/lib/backoffice/factors/commands';
import { passkeyRemoveInput } from '@/lib/backoffice/operators/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Removes a passkey of the operator.',
  audience: operators(),
  input: passkeyRemoveInput,
  output: z.object({}),
  refusals: [notFound()],
  async run({ ctx, input }) {
    await removeOperatorPasskey(ctx, input);
    return {};
  },
});
