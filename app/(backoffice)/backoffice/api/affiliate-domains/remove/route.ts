import { z } from 'zod';
import { removeAffiliateDomain } from '@/lib/backoffice/affiliate-domains/commands';
import { operators } from '@/lib/backoffice/audience';
import { affiliateDomainRemoval } from '@/lib/identity/affiliate-domains/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Removes a domain of an agent.',
  audience: operators('site.write'),
  input: affiliateDomainRemoval,
  output: z.object({ host: z.string() }),
  refusals: [notFound()],
  run: ({ ctx, input }) => removeAffiliateDomain(ctx, input.host),
});
