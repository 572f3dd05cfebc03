import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { previewBonus } from '@/lib/backoffice/bonuses/commands';
import { previewInput } from '@/lib/backoffice/bonuses/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { CONDITIONS } from '@/lib/rewards/bonuses/constants';

export const POST = defineRoute({
  summary:
    'What a member would get of a bonus for a deposit, loss or turnover of `base`, and which conditions hold. Nothing is given.',
  audience: operators('rewards.read', 'none'),
  input: previewInput,
  output: z.object({
    amount: z.string(),
    isGiven: z.boolean(),
    conditions: z.array(z.object({ name: z.enum(CONDITIONS), holds: z.boolean() })),
  }),
  refusals: [notFound()],
  run: ({ ctx, input }) => previewBonus(ctx.db, input),
});
