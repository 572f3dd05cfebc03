import { z } from 'zod';
import { brandVersion } from '@/lib/catalogue/gallery/brand-version';
import { brandIcon } from '@/lib/catalogue/gallery/icons';
import { photoResponse } from '@/lib/catalogue/gallery/photo-response';
import { noPicture } from '@/lib/catalogue/gallery/response';
import { definePublic } from '@/lib/platform/http/define-public';

export const GET = definePublic<{ file: string }>(
  {
    summary: 'The icon of the brand: `home-180.png` for home screens, `app-64.png` for tabs, and other sizes',
    input: z.object({ file: z.string(), v: z.string().optional() }),
    responseType: 'image/png',
  },
  async (request, { params }) => {
    const { file } = await params;
    if (!/^(?:home|app)-\d{2,3}\.png$/.test(file)) return noPicture();
    return photoResponse(request, `icon ${file} ${brandVersion()}`, 'image/png', async (version) =>
      version === undefined || version === brandVersion() ? brandIcon(file) : undefined,
    );
  },
);
