import { operators } from '@/lib/backoffice/audience';
import { restoreRevision } from '@/lib/backoffice/content/commands';
import { renewing } from '@/lib/backoffice/content/renew';
import { restoreInput, savedOutput } from '@/lib/backoffice/content/schema';
import { changedMeanwhile } from '@/lib/content/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Puts an earlier state of a content item back, as a new version.',
  audience: operators('content.write'),
  input: restoreInput,
  output: savedOutput,
  refusals: [notFound(), changedMeanwhile()],
  run: ({ ctx, input }) => renewing(restoreRevision(ctx, input)),
});
