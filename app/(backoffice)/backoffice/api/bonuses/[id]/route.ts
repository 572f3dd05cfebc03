import { operators } from '@/lib/backoffice/audience';
import { updateBonus } from '@/lib/backoffice/bonuses/commands';
import { bonusInput } from '@/lib/backoffice/bonuses/schema';
import { savedOutput } from '@/lib/backoffice/content/schema';
import { changedMeanwhile } from '@/lib/content/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Changes a bonus and withdraws it until it is published anew; refused if `version` is not its current one.',
  audience: operators('bonuses.write'),
  input: bonusInput,
  output: savedOutput,
  refusals: [notFound(), changedMeanwhile()],
  run: ({ ctx, input }) => updateBonus(ctx, input),
});
