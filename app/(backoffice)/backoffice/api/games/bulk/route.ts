import { operators } from '@/lib/backoffice/audience';
import { changeGames } from '@/lib/backoffice/games/commands';
import { bulkInput, bulkOutput } from '@/lib/backoffice/games/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Changes many games at once: those that are named, or all that a filter finds.',
  audience: operators('games.write'),
  input: bulkInput,
  output: bulkOutput,
  run: ({ ctx, input }) => changeGames(ctx, input),
});
