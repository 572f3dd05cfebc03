import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { changeLadder } from '@/lib/backoffice/vip/commands';
import { ladderInput } from '@/lib/backoffice/vip/schema';
import { changedMeanwhile } from '@/lib/content/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { rankInUse } from '@/lib/rewards/vip/errors';

export const POST = defineRoute({
  summary:
    'Puts a new ladder of VIP ranks in place of the current one. Members rise by it within minutes; nobody falls because of it.',
  audience: operators('vip.write'),
  input: ladderInput,
  output: z.object({ version: z.number() }),
  refusals: [changedMeanwhile(), rankInUse()],
  run: ({ ctx, input }) => changeLadder(ctx, input),
});
