import { orderPopups } from '@/lib/backoffice/announcements/commands';
import { operators } from '@/lib/backoffice/audience';
import { renewing } from '@/lib/backoffice/content/renew';
import { doneOutput } from '@/lib/backoffice/content/schema';
import { orderInput } from '@/lib/content/schema';
import { changedMeanwhile } from '@/lib/content/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Puts popups into an order: readers see them in it.',
  audience: operators('content.write'),
  input: orderInput,
  output: doneOutput,
  refusals: [notFound(), changedMeanwhile()],
  run: ({ ctx, input }) => renewing(orderPopups(ctx, input)),
});
