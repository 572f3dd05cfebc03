import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { retryAsideBets } from '@/lib/backoffice/lottery/results';
import { retryOutput } from '@/lib/backoffice/lottery/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Tries again to settle, correct or void lottery bets that were set aside because they failed. Returns how many are done now.',
  audience: operators('lottery.confirm'),
  input: z.object({}),
  output: retryOutput,
  run: ({ ctx }) => retryAsideBets(ctx),
});
