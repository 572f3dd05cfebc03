import { z } from 'zod';
import { gameTile } from '@/lib/catalogue/gallery/loaders';
import { noPicture, pictureResponse } from '@/lib/catalogue/gallery/response';
import { definePublic } from '@/lib/platform/http/define-public';

export const GET = definePublic<{ file: string }>(
  {
    summary: 'The tile of a game: `<nodeId>.svg`',
    input: z.object({ file: z.string(), v: z.string().optional() }),
    responseType: 'image/svg+xml',
  },
  async (request, { params }) => {
    const nodeId = /^([1-9]\d{0,17})\.svg$/.exec((await params).file)?.[1];
    if (!nodeId) return noPicture();
    return pictureResponse(request, `/images/games/${nodeId}.svg`, (version) =>
      gameTile(BigInt(nodeId), version),
    );
  },
);
