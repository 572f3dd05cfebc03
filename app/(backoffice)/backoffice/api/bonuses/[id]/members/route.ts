import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { giveBonus } from '@/lib/backoffice/bonuses/commands';
import { giveBonusInput } from '@/lib/backoffice/bonuses/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Gives a published bonus to the members of a list. A member who does not meet its conditions gets none; the answer says which ones fail.',
  audience: operators('bonuses.write'),
  input: giveBonusInput,
  output: z.object({
    given: z.number(),
    refused: z.array(z.object({ account: z.string(), failed: z.array(z.string()) })),
  }),
  refusals: [notFound()],
  run: ({ ctx, input }) => giveBonus(ctx, input),
});
