import { operators } from '@/lib/backoffice/audience';
import { uploadArtwork } from '@/lib/backoffice/games/commands';
import { artworkInput, artworkOutput } from '@/lib/backoffice/games/schema';
import { notFound, tooManyRequests } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { MAX_UPLOAD_BYTES } from '@/lib/platform/pictures';

export const POST = defineRoute({
  summary:
    'Gives a game an uploaded picture (`picture`, PNG or JPEG, at most 5 MB); it is cut to the sizes of a tile.',
  audience: operators('games.write'),
  input: artworkInput,
  output: artworkOutput,
  body: 'multipart',
  files: ['picture'],
  maxBytes: MAX_UPLOAD_BYTES,
  refusals: [notFound(), tooManyRequests(10)],
  run: ({ ctx, input, files }) => uploadArtwork(ctx, input.nodeId, files.get('picture')?.[0]),
});
