import { z } from 'zod';
import { definePublic } from '@/lib/platform/http/define-public';

export const GET = definePublic(
  {
    summary: 'An empty, uncached answer for the server-speed picker; `speed` only makes the address unique.',
    input: z.object({ speed: z.string().optional() }),
    answers: '',
  },
  () =>
    new Response(null, {
      status: 204,
      // Asked from the pages of the other mirrors, who want to know that it is we who answer.
      headers: { 'cache-control': 'no-store', 'access-control-allow-origin': '*' },
    }),
);
