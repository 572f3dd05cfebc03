import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { addStudioGames } from '@/lib/backoffice/setup/commands';
import { gamesOutput } from '@/lib/backoffice/setup/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Adds the games of the site’s own studio with their vendors and categories.',
  audience: operators('games.write'),
  input: z.object({}),
  output: gamesOutput,
  run: async ({ ctx }) => ({ added: await addStudioGames(ctx) }),
});
