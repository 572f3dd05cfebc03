import { operators } from '@/lib/backoffice/audience';
import { archiveChannel } from '@/lib/backoffice/channels/commands';
import { channelArchiveInput } from '@/lib/backoffice/channels/schema';
import { savedOutput } from '@/lib/backoffice/content/schema';
import { changedMeanwhile } from '@/lib/content/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Archives a payment channel, or brings it back, switched off.',
  audience: operators('cashier.channels'),
  input: channelArchiveInput,
  output: savedOutput,
  refusals: [notFound(), changedMeanwhile()],
  run: ({ ctx, input }) => archiveChannel(ctx, input),
});
