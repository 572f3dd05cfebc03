import { z } from 'zod';
import { homeIcon } from '@/lib/catalogue/gallery/icons';
import { photoResponse } from '@/lib/catalogue/gallery/photo-response';
import { noPicture } from '@/lib/catalogue/gallery/response';
import { ARTWORK_VERSION } from '@/lib/catalogue/artwork/tile';
import { definePublic } from '@/lib/platform/http/define-public';

export const GET = definePublic<{ file: string }>(
  {
    summary: 'The site’s icon for home screens: `home-180.png`, `home-192.png`, `home-512.png`',
    input: z.object({ file: z.string(), v: z.string().optional() }),
    responseType: 'image/png',
  },
  async (request, { params }) => {
    const { file } = await params;
    if (!/^home-\d{3}\.png$/.test(file)) return noPicture();
    return photoResponse(request, `icon ${file}`, 'image/png', async (version) =>
      version === undefined || version === ARTWORK_VERSION ? homeIcon(file) : undefined,
    );
  },
);
