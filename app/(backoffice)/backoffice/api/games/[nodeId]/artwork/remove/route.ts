import { operators } from '@/lib/backoffice/audience';
import { removeArtwork } from '@/lib/backoffice/games/commands';
import { artworkInput, artworkOutput } from '@/lib/backoffice/games/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Draws the picture of a game again, instead of an uploaded one.',
  audience: operators('games.write'),
  input: artworkInput,
  output: artworkOutput,
  refusals: [notFound()],
  run: ({ ctx, input }) => removeArtwork(ctx, input.nodeId),
});
