import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { retryAsideBets } from '@/lib/backoffice/lottery/results';
import { retryOutput } from '@/lib/backoffice/lottery/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Tries again to settle lottery bets that were set aside because they could not be paid. Returns how many are settled now.',
  audience: operators('lottery.confirm'),
  input: z.object({}),
  output: retryOutput,
  run: ({ ctx }) => retryAsideBets(ctx),
});
