import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { renewing } from '@/lib/backoffice/content/renew';
import { setResource } from '@/lib/backoffice/resources/commands';
import { changedMeanwhile } from '@/lib/content/errors';
import { resourceInput } from '@/lib/content/resources/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Adds or changes a link of the operator’s own.',
  audience: operators('content.write'),
  input: resourceInput,
  output: z.object({ type: z.string() }),
  refusals: [changedMeanwhile()],
  run: ({ ctx, input }) => renewing(setResource(ctx, input)),
});
