import { createHash } from 'node:crypto';
import { now } from '@/lib/platform/clock';
import { TooBusy } from '@/lib/platform/semaphore';
import { PhotoStore } from './photo-store';
import { CACHE_FOR_AN_HOUR, CACHE_FOREVER, clientHasCurrent } from './headers';
import { noPicture } from './response';

/** 24 MB, enough for about 300 pictures of 80 kB. */
const MAX_BYTES = 24 * 1024 * 1024;

// One store per process: Next.js loads this module once per bundle.
const holder = globalThis as { croupierPhotos?: PhotoStore };

/**
 * Answers a request for a raster picture, which is made at the first request. Gives 304 if the browser has it, 404 if
 * there is none, 503 if too many requests wait. `make` receives the version of the address and returns undefined if it
 * is not the current one. Then the current picture is sent, with a short cache time.
 */
export async function photoResponse(
  request: Request,
  key: string,
  type: 'image/jpeg' | 'image/png',
  make: (version?: string) => Promise<Buffer | undefined>,
): Promise<Response> {
  holder.croupierPhotos ??= new PhotoStore(MAX_BYTES);
  const store = holder.croupierPhotos;
  const version = new URL(request.url).searchParams.get('v') ?? undefined;
  try {
    const exact =
      version === undefined || version.length > 40
        ? undefined
        : await store.get(`${key} ${version}`, () => make(version));
    // Cached for less than an hour, so that a changed picture is seen soon, and clients cannot force many drawings.
    const hour = Math.floor(now().getTime() / 3_600_000);
    const photo = exact ?? (await store.get(`${key} at ${hour}`, () => make()));
    if (!photo) return noPicture();
    const etag = `"${createHash('sha256').update(photo).digest('base64url').slice(0, 22)}"`;
    const headers = {
      'cache-control': exact ? CACHE_FOREVER : CACHE_FOR_AN_HOUR,
      'content-type': type,
      'content-security-policy': "default-src 'none'",
      // Other sites must be able to show pictures of shared links.
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      etag,
    };
    if (clientHasCurrent(request.headers.get('if-none-match'), etag))
      return new Response(null, { status: 304, headers });
    return new Response(new Uint8Array(photo), { headers });
  } catch (error) {
    if (!(error instanceof TooBusy)) throw error;
    return new Response(null, { status: 503, headers: { 'retry-after': '10', 'cache-control': 'no-store' } });
  }
}
