import { z } from 'zod';
import { definePublic } from '@/lib/platform/http/define-public';

export const GET = definePublic(
  {
    summary: 'Returns an empty, uncached response for the speed test. `speed` only makes the address unique.',
    input: z.object({ speed: z.string().optional() }),
    responseType: '',
  },
  () =>
    new Response(null, {
      status: 204,
      // Pages on the other mirrors call this too. The header lets them see that the response is ours.
      headers: { 'cache-control': 'no-store', 'access-control-allow-origin': '*' },
    }),
);
