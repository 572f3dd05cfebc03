import { operators } from '@/lib/backoffice/audience';
import { updateChannel } from '@/lib/backoffice/channels/commands';
import { changedChannelInput } from '@/lib/backoffice/channels/schema';
import { savedOutput } from '@/lib/backoffice/content/schema';
import { changedMeanwhile } from '@/lib/content/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Changes a payment channel; refused if `version` is not its current one.',
  audience: operators('cashier.channels'),
  input: changedChannelInput,
  output: savedOutput,
  maxBytes: 262_144,
  refusals: [notFound(), changedMeanwhile()],
  run: ({ ctx, input }) => updateChannel(ctx, input),
});
