import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { keepDomains } from '@/lib/backoffice/site/commands';
import { domainsInput } from '@/lib/content/domains/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Replaces the mirror list of the server-speed picker: a host a line.',
  audience: operators('site.write'),
  input: domainsInput,
  output: z.object({}),
  async run({ ctx, input }) {
    await keepDomains(ctx, input.domains);
    return {};
  },
});
