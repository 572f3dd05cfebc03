import { z } from 'zod';
import { approvalPending } from '@/lib/backoffice/approvals/errors';
import { submittedOutput } from '@/lib/backoffice/approvals/schema';
import { operators } from '@/lib/backoffice/audience';
import { changeLadder } from '@/lib/backoffice/vip/commands';
import { ladderInput } from '@/lib/backoffice/vip/schema';
import { changedMeanwhile } from '@/lib/content/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { rankInUse } from '@/lib/rewards/vip/errors';

export const POST = defineRoute({
  summary:
    'Puts a new ladder of VIP ranks in place of the current one. Members rise by it within minutes; nobody falls because of it. If one of its bonuses exceeds the threshold, another operator must approve it.',
  audience: operators('vip.write'),
  input: ladderInput,
  output: submittedOutput.extend({ version: z.number().optional() }),
  refusals: [changedMeanwhile(), rankInUse(), approvalPending()],
  run: ({ ctx, input }) => changeLadder(ctx, input),
});
