import { operators } from '@/lib/backoffice/audience';
import { createChannel } from '@/lib/backoffice/channels/commands';
import { newChannelInput } from '@/lib/backoffice/channels/schema';
import { savedOutput } from '@/lib/backoffice/content/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Creates a payment channel, switched off.',
  audience: operators('cashier.channels'),
  input: newChannelInput,
  output: savedOutput,
  maxBytes: 262_144,
  run: ({ ctx, input }) => createChannel(ctx, input),
});
