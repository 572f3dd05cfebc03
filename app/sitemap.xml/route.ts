import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { cachedSitemap } from '@/components/seo/cached-sitemap';
import { clientHasCurrent } from '@/lib/catalogue/gallery/headers';
import { daysWithResults } from '@/lib/studio-host/lottery/results';
import { definePublic } from '@/lib/platform/http/define-public';
import { bodyEncoding, ENCODED_HEADER } from '@/lib/platform/http/encoded-body';

export const GET = definePublic(
  {
    summary: 'The sitemap: its index, or one of the parts that the index names',
    input: z.object({ part: z.string().optional() }),
    responseType: 'application/xml',
  },
  async (request) => {
    const part = await cachedSitemap(
      new URL(request.url).searchParams.get('part') ?? undefined,
      daysWithResults,
    );
    if (part === undefined) return new Response(null, { status: 404 });
    const headers = new Headers({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      etag: part.etag,
      vary: 'Accept-Encoding',
    });
    if (clientHasCurrent(request.headers.get('if-none-match'), part.etag))
      return new Response(null, { status: 304, headers });
    // Every crawler takes gzip; who does not is sent the whole.
    const encoding = bodyEncoding(request.headers.get('accept-encoding'), ['gzip']);
    if (encoding) headers.set(ENCODED_HEADER, encoding);
    const body = encoding ? part.gzip : new Uint8Array(gunzipSync(part.gzip));
    headers.set('content-length', String(body.byteLength));
    return new Response(body, { headers });
  },
);
