import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { readArtworkAgain } from '@/lib/backoffice/games/commands';
import { artworkInput } from '@/lib/backoffice/games/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Reads the picture of a game from the address in its list again.',
  audience: operators('games.write'),
  input: artworkInput,
  output: z.object({}),
  refusals: [notFound()],
  run: ({ ctx, input }) => readArtworkAgain(ctx, input.nodeId),
});
