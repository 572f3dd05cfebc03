import { z } from 'zod';
import { clientFlags } from '@/lib/content/queries';
import { visitors } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'Returns the flags that clients may know.',
  audience: visitors,
  input: z.object({}),
  output: z.record(z.string(), z.unknown()),
  run: ({ ctx }) => clientFlags(ctx.db),
});
