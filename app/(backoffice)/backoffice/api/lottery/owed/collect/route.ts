import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { collectOwedBets } from '@/lib/backoffice/lottery/results';
import { collectOutput } from '@/lib/backoffice/lottery/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Tries again to take what members owe after corrections and voids of lottery draws. Returns of how many bets nothing is owed any more.',
  audience: operators('lottery.confirm'),
  input: z.object({}),
  output: collectOutput,
  run: ({ ctx }) => collectOwedBets(ctx),
});
