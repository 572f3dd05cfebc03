import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { cancelBonus } from '@/lib/backoffice/bonus-money/commands';
import { cancelBonusInput } from '@/lib/backoffice/bonus-money/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { bonusEnded } from '@/lib/rewards/bonus-money/errors';

export const POST = defineRoute({
  summary: 'Cancels an active bonus: what is left of it goes back to the site. The member reads the reason.',
  audience: operators('rewards.manage'),
  input: cancelBonusInput,
  output: z.object({}),
  refusals: [notFound(), bonusEnded()],
  async run({ ctx, input }) {
    await cancelBonus(ctx, input);
    return {};
  },
});
