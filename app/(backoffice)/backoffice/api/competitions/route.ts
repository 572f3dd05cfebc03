import { operators } from '@/lib/backoffice/audience';
import { createCompetition } from '@/lib/backoffice/competitions/commands';
import { newCompetitionInput } from '@/lib/backoffice/competitions/schema';
import { savedOutput } from '@/lib/backoffice/content/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Creates a leaderboard with prizes; members see it when it is published.',
  audience: operators('missions.write'),
  input: newCompetitionInput,
  output: savedOutput,
  run: ({ ctx, input }) => createCompetition(ctx, input),
});
