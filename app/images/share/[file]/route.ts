import { z } from 'zod';
import { brandVersion } from '@/lib/catalogue/gallery/brand-version';
import { noPicture } from '@/lib/catalogue/gallery/response';
import { photoResponse } from '@/lib/catalogue/gallery/photo-response';
import { shareDrawing, sharePhoto } from '@/lib/catalogue/gallery/share';
import { definePublic } from '@/lib/platform/http/define-public';

export const GET = definePublic<{ file: string }>(
  {
    summary:
      'What a shared page looks like: `banner-welcome.jpg`, `look-night-market.jade.jpg`, `game-<nodeId>.jpg`',
    input: z.object({ file: z.string(), v: z.string().optional() }),
    responseType: 'image/jpeg',
  },
  async (request, { params }) => {
    const { file } = await params;
    if (!/^[a-z0-9.-]{5,80}$/.test(file)) return noPicture();
    return photoResponse(request, `share ${file} ${brandVersion()}`, 'image/jpeg', async (version) => {
      const svg = await shareDrawing(file, version);
      return svg === undefined ? undefined : sharePhoto(svg);
    });
  },
);
