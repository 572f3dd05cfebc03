import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { setHold } from '@/lib/backoffice/risk/commands';
import { holdInput } from '@/lib/backoffice/risk/schema';
import { defineRoute } from '@/lib/platform/http/define-route';
import { flagDecided } from '@/lib/risk/errors';

export const POST = defineRoute({
  summary: 'Holds the withdrawals of the members of a risk flag, or lets them go on.',
  audience: operators('risk.decide'),
  input: holdInput,
  output: z.object({ holds: z.boolean() }),
  refusals: [flagDecided()],
  async run({ ctx, input }) {
    await setHold(ctx, input);
    return { holds: input.holds };
  },
});
