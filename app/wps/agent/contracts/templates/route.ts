import { z } from 'zod';
import { termsValue, toWireTerms } from '@/lib/agents/contracts/wire';
import { listTemplates } from '@/lib/agents/templates/queries';
import { agents } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'The templates of contracts that operators share with agents, by name.',
  audience: agents,
  input: z.object({}),
  output: z.object({ list: z.array(z.object({ id: z.string(), name: z.string(), terms: termsValue })) }),
  run: async ({ ctx: { db } }) => ({
    list: (await listTemplates(db, { shared: true })).map(({ id, name, terms }) => ({
      id: String(id),
      name,
      terms: toWireTerms(terms),
    })),
  }),
});
