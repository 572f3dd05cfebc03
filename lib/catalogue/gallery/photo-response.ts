import { createHash } from 'node:crypto';
import { now } from '@/lib/platform/clock';
import { TooBusy } from '@/lib/platform/semaphore';
import { PhotoStore } from './photo-store';
import { AN_HOUR, FOR_EVER, knows } from './headers';
import { noPicture } from './response';

/** 24 MB hold some 300 pictures of 80 kB: the pages that are shared today. */
const MAX_BYTES = 24 * 1024 * 1024;

// One store per process: Next.js loads this module once per bundle.
const holder = globalThis as { croupierPhotos?: PhotoStore };

/**
 * Answers a request for a picture of pixels: made at first use, a few at a time, 304 where the browser has it, 404 where
 * there is none, 503 where too many wait. `make` gets the version that the address names, and answers undefined where it
 * is not the picture's: then whatever the picture is now is sent, and not kept for ever.
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
    // Kept under the hour, so that a changed picture is seen soon, and nobody can make us draw at will.
    const hour = Math.floor(now().getTime() / 3_600_000);
    const photo = exact ?? (await store.get(`${key} at ${hour}`, () => make()));
    if (!photo) return noPicture();
    const etag = `"${createHash('sha256').update(photo).digest('base64url').slice(0, 22)}"`;
    const headers = {
      'cache-control': exact ? FOR_EVER : AN_HOUR,
      'content-type': type,
      'content-security-policy': "default-src 'none'",
      // Other sites show these; that is what they are for.
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      etag,
    };
    if (knows(request.headers.get('if-none-match'), etag))
      return new Response(null, { status: 304, headers });
    return new Response(new Uint8Array(photo), { headers });
  } catch (error) {
    if (!(error instanceof TooBusy)) throw error;
    return new Response(null, { status: 503, headers: { 'retry-after': '10', 'cache-control': 'no-store' } });
  }
}
