import { operators } from '@/lib/backoffice/audience';
import { updateCompetition } from '@/lib/backoffice/competitions/commands';
import { competitionInput } from '@/lib/backoffice/competitions/schema';
import { savedOutput } from '@/lib/backoffice/content/schema';
import { changedMeanwhile } from '@/lib/content/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { competitionStarted } from '@/lib/rewards/competitions/errors';

export const POST = defineRoute({
  summary: 'Changes a leaderboard with prizes; a published one only before it starts.',
  audience: operators('missions.write'),
  input: competitionInput,
  output: savedOutput,
  refusals: [notFound(), changedMeanwhile(), competitionStarted()],
  run: ({ ctx, input }) => updateCompetition(ctx, input),
});
