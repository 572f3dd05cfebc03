import { operators } from '@/lib/backoffice/audience';
import { switchChannel } from '@/lib/backoffice/channels/commands';
import { channelSwitchInput } from '@/lib/backoffice/channels/schema';
import { savedOutput } from '@/lib/backoffice/content/schema';
import { changedMeanwhile } from '@/lib/content/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Switches a payment channel on, if it is complete, or off.',
  audience: operators('cashier.channels'),
  input: channelSwitchInput,
  output: savedOutput,
  refusals: [notFound(), changedMeanwhile()],
  run: ({ ctx, input }) => switchChannel(ctx, input),
});
