import { z } from 'zod';
import { CACHE_FOREVER, clientHasCurrent } from '@/lib/catalogue/gallery/headers';
import { noPicture } from '@/lib/catalogue/gallery/response';
import { pictureFile } from '@/lib/content/pictures/loaders';
import { definePublic } from '@/lib/platform/http/define-public';

export const GET = definePublic<{ file: string }>(
  {
    summary: 'A picture that an operator has uploaded: `<id>.webp`',
    input: z.object({ file: z.string() }),
    responseType: 'image/webp',
  },
  async (request, { params }) => {
    const [, id] = /^(.+)\.webp$/.exec((await params).file) ?? [];
    const bytes = id === undefined ? undefined : await pictureFile(id);
    if (!bytes) return noPicture();
    const headers = {
      'cache-control': CACHE_FOREVER,
      'content-security-policy': "default-src 'none'",
      'content-type': 'image/webp',
      'cross-origin-resource-policy': 'same-site',
      'x-content-type-options': 'nosniff',
      // The bytes of an id never change.
      etag: `"${id}"`,
    };
    if (clientHasCurrent(request.headers.get('if-none-match'), headers.etag))
      return new Response(null, { status: 304, headers });
    return new Response(new Uint8Array(bytes), { headers });
  },
);
