import { z } from 'zod';
import { visitors } from '@/lib/identity/audience';
import { offeredProviders } from '@/lib/identity/social/policy';
import { socialProvidersValue } from '@/lib/identity/social/schema';
import { publicUrl } from '@/lib/platform/env';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'Lists the providers of the social login (Google, Facebook).',
  audience: visitors,
  input: z.object({}),
  output: socialProvidersValue,
  run: async ({ ctx }) => ({ list: await offeredProviders(ctx.db), origin: new URL(publicUrl()).origin }),
});
