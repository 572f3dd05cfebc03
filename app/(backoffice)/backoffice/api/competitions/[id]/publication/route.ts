import { operators } from '@/lib/backoffice/audience';
import { publishCompetition } from '@/lib/backoffice/competitions/commands';
import { competitionPublication } from '@/lib/backoffice/competitions/schema';
import { savedOutput } from '@/lib/backoffice/content/schema';
import { changedMeanwhile } from '@/lib/content/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { competitionOver } from '@/lib/rewards/competitions/errors';

export const POST = defineRoute({
  summary:
    'Publishes a leaderboard before it starts, or withdraws one that is not settled: it gives no prizes then.',
  audience: operators('missions.write'),
  input: competitionPublication,
  output: savedOutput,
  refusals: [notFound(), changedMeanwhile(), competitionOver()],
  run: ({ ctx, input }) => publishCompetition(ctx, input),
});
