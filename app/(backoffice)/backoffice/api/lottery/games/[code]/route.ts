import { approvalPending } from '@/lib/backoffice/approvals/errors';
import { submittedOutput } from '@/lib/backoffice/approvals/schema';
import { operators } from '@/lib/backoffice/audience';
import { changeGame } from '@/lib/backoffice/lottery/commands';
import { gameInput } from '@/lib/backoffice/lottery/schema';
import { changedMeanwhile } from '@/lib/content/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Changes a game of the lottery: on or off, schedule, times, who draws it, falling prizes. Another operator must approve a change of who draws it, and of the times of a game with results from outside.',
  audience: operators('lottery.settings'),
  input: gameInput,
  output: submittedOutput,
  refusals: [notFound(), changedMeanwhile(), approvalPending()],
  run: ({ ctx, input }) => changeGame(ctx, input),
});
