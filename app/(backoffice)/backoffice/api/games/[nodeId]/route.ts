import { operators } from '@/lib/backoffice/audience';
import { changeGame } from '@/lib/backoffice/games/commands';
import { gameInput, savedGameOutput } from '@/lib/backoffice/games/schema';
import { changedMeanwhile } from '@/lib/catalogue/desk/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Changes a game; refused if `version` is not its current one.',
  audience: operators('games.write'),
  input: gameInput,
  output: savedGameOutput,
  refusals: [notFound(), changedMeanwhile()],
  run: ({ ctx, input }) => changeGame(ctx, input),
});
