import { z } from 'zod';
import { addAffiliateDomain } from '@/lib/backoffice/affiliate-domains/commands';
import { operators } from '@/lib/backoffice/audience';
import { affiliateDomainInput } from '@/lib/identity/affiliate-domains/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Adds a domain of an agent: who registers there becomes the agent’s downline.',
  audience: operators('site.write'),
  input: affiliateDomainInput,
  output: z.object({ host: z.string() }),
  run: ({ ctx, input }) => addAffiliateDomain(ctx, input),
});
