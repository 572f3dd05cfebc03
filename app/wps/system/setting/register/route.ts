import { z } from 'zod';
import { visitors } from '@/lib/identity/audience';
import { fieldRules } from '@/lib/identity/registration/queries';
import { fieldRule } from '@/lib/identity/registration/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'Lists the rules of the registration fields.',
  audience: visitors,
  input: z.object({}),
  output: z.object({ list: z.array(fieldRule) }),
  run: async ({ ctx }) => ({ list: await fieldRules(ctx.db) }),
});
