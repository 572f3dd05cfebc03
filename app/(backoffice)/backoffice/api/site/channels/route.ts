import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { updateServiceChannels } from '@/lib/backoffice/site/commands';
import { channelsInput } from '@/lib/content/service/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Replaces the support channels, in their order.',
  audience: operators('site.write'),
  input: channelsInput,
  output: z.object({}),
  async run({ ctx, input }) {
    await updateServiceChannels(ctx, input.channels);
    return {};
  },
});
