import { z } from 'zod';
import { CACHE_FOREVER } from '@/lib/catalogue/gallery/headers';
import { noPicture } from '@/lib/catalogue/gallery/response';
import { readBrandPicture } from '@/lib/platform/brand-pictures/commands';
import { definePublic } from '@/lib/platform/http/define-public';

export const GET = definePublic<{ file: string }>(
  {
    summary: 'An uploaded logo of the brand. Its name is the hash of its content.',
    input: z.object({ file: z.string() }),
    responseType: 'image/png',
  },
  async (_request, { params }) => {
    const bytes = await readBrandPicture((await params).file);
    if (!bytes) return noPicture();
    return new Response(new Uint8Array(bytes), {
      headers: {
        'cache-control': CACHE_FOREVER,
        'content-type': 'image/png',
        'content-security-policy': "default-src 'none'",
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      },
    });
  },
);
