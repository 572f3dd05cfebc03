import { approvalPending } from '@/lib/backoffice/approvals/errors';
import { submittedOutput } from '@/lib/backoffice/approvals/schema';
import { operators } from '@/lib/backoffice/audience';
import { publishCompetition } from '@/lib/backoffice/competitions/commands';
import { publicationInput } from '@/lib/backoffice/publications/schema';
import { changedMeanwhile } from '@/lib/content/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { competitionOver } from '@/lib/rewards/competitions/errors';

export const POST = defineRoute({
  summary:
    'Publishes a leaderboard before it starts, or withdraws one that is not settled: it gives no prizes then. If its prizes exceed the threshold, another operator must approve its publication.',
  audience: operators('missions.write'),
  input: publicationInput,
  output: submittedOutput,
  refusals: [notFound(), changedMeanwhile(), approvalPending(), competitionOver()],
  run: ({ ctx, input }) => publishCompetition(ctx, input),
});
