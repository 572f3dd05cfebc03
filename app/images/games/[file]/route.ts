import { z } from 'zod';
import { gameArtwork, gameTile } from '@/lib/catalogue/gallery/loaders';
import { photoResponse } from '@/lib/catalogue/gallery/photo-response';
import { noPicture, pictureResponse } from '@/lib/catalogue/gallery/response';
import { definePublic } from '@/lib/platform/http/define-public';

export const GET = definePublic<{ file: string }>(
  {
    summary:
      'The tile of a game: drawn (`<nodeId>.svg`), or its artwork (`<nodeId>.jpg`, `<nodeId>-small.jpg`)',
    input: z.object({ file: z.string(), v: z.string().optional() }),
    responseType: 'image/svg+xml',
  },
  async (request, { params }) => {
    const [, nodeId, small, type] =
      /^([1-9]\d{0,17})(?:(-small)?\.(jpg)|\.svg)$/.exec((await params).file) ?? [];
    if (!nodeId) return noPicture();
    if (type === 'jpg')
      return photoResponse(request, `game ${nodeId}${small ?? ''}`, 'image/jpeg', (version) =>
        gameArtwork(BigInt(nodeId), small ? 'small' : 'tile', version),
      );
    return pictureResponse(request, `/images/games/${nodeId}.svg`, (version) =>
      gameTile(BigInt(nodeId), version),
    );
  },
);
