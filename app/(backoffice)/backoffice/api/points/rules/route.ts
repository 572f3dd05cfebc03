import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { changePointsRules } from '@/lib/backoffice/points/commands';
import { rulesInput } from '@/lib/backoffice/points/schema';
import { changedMeanwhile } from '@/lib/content/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Changes one part of the rules of points: earning, ratio table, check-in calendar, or how spins are earned.',
  audience: operators('points.write'),
  input: rulesInput,
  output: z.object({ version: z.number() }),
  refusals: [changedMeanwhile()],
  run: ({ ctx, input }) => changePointsRules(ctx, input),
});
