import { operators } from '@/lib/backoffice/audience';
import { createApiKey } from '@/lib/backoffice/api-keys/commands';
import { tooManyKeys } from '@/lib/backoffice/api-keys/errors';
import { MAX_KEYS } from '@/lib/backoffice/api-keys/constants';
import { newKeyInput, newKeyOutput } from '@/lib/backoffice/api-keys/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Makes a key for the reporting API. The answer has its secret, once.',
  audience: operators('integrations.write'),
  input: newKeyInput,
  output: newKeyOutput,
  refusals: [tooManyKeys(MAX_KEYS)],
  run: ({ ctx, input }) => createApiKey(ctx, input),
});
