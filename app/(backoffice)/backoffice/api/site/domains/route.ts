import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { updateDomains } from '@/lib/backoffice/site/commands';
import { domainsInput } from '@/lib/content/domains/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Replaces the mirror hosts of the server-speed picker, one per line.',
  audience: operators('site.write'),
  input: domainsInput,
  output: z.object({}),
  async run({ ctx, input }) {
    await updateDomains(ctx, input.domains);
    return {};
  },
});
