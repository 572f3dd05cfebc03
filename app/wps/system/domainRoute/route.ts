import { z } from 'zod';
import { domains } from '@/lib/content/domains/queries';
import { visitors } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'Lists the mirror domains.',
  audience: visitors,
  input: z.object({}),
  output: z.object({ list: z.array(z.object({ domainName: z.string() })) }),
  run: async ({ ctx }) => ({ list: (await domains(ctx.db)).map((domainName) => ({ domainName })) }),
});
