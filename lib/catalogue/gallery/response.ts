import { now } from '@/lib/platform/clock';
import { acceptedEncoding } from '@/lib/platform/http/accepted-encoding';
import { ENCODED_HEADER } from '@/lib/platform/http/encoded-body';
import { ARTWORK_VERSION } from '../artwork/tile';
import { ENCODINGS, PictureStore, type Draw } from './store';

/** 48 MB hold some 10,000 compressed tiles: the whole demo catalogue. */
const MAX_BYTES = 48 * 1024 * 1024;

// One store per process: Next.js loads this module once per bundle.
const holder = globalThis as { croupierPictures?: PictureStore };

export const FOR_EVER = 'public, max-age=31536000, immutable';
export const AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400';

/**
 * Answers a request for a picture: drawn at first use, kept compressed, 304 where the browser has it, 404 where there
 * is none. `key` names the picture among all; `draw` gets the version the address names (its `v`), and answers undefined
 * where that is not the picture's: then whatever the picture is now is sent, and not kept for ever. A picture runs
 * nothing and loads nothing, whoever opens it.
 */
export async function pictureResponse(
  request: Request,
  key: string,
  draw: (version?: string) => ReturnType<Draw>,
): Promise<Response> {
  holder.croupierPictures ??= new PictureStore(MAX_BYTES);
  const store = holder.croupierPictures;
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'), ENCODINGS) ?? 'identity';
  const version = new URL(request.url).searchParams.get('v') ?? undefined;
  const exact =
    version === undefined ? undefined : await store.get(`${key} ${version}`, encoding, () => draw(version));
  // Kept under the minute, so that a changed picture is seen soon, and nobody can make us draw at will.
  const minute = Math.floor(now().getTime() / 60_000);
  const picture = exact ?? (await store.get(`${key} at ${minute}`, encoding, () => draw()));
  if (!picture) return noPicture();
  const headers = new Headers({
    'cache-control': exact ? FOR_EVER : AN_HOUR,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'content-type': 'image/svg+xml; charset=utf-8',
    'cross-origin-resource-policy': 'same-site',
    'x-content-type-options': 'nosniff',
    etag: picture.etag,
    vary: 'Accept-Encoding',
  });
  if (matches(request.headers.get('if-none-match'), picture.etag))
    return new Response(null, { status: 304, headers });
  if (encoding !== 'identity') {
    headers.set('content-encoding', encoding);
    headers.set(ENCODED_HEADER, encoding);
  }
  headers.set('content-length', String(picture.bytes.byteLength));
  return new Response(picture.bytes, { headers });
}

/** Answers a request for a picture that changes only with the way we draw. */
export function drawingResponse(
  request: Request,
  key: string,
  draw: () => string | undefined,
): Promise<Response> {
  return pictureResponse(request, key, (version) =>
    version === undefined || version === ARTWORK_VERSION ? draw() : undefined,
  );
}

/** No such picture; asked again after a minute, as it may come. */
export function noPicture(): Response {
  return new Response(null, { status: 404, headers: { 'cache-control': 'public, max-age=60' } });
}

/** Whether If-None-Match names this etag: one of a list, weak or strong, or a star (RFC 9110 §13.1.2). */
export function matches(header: string | null, etag: string): boolean {
  return (header ?? '')
    .split(',')
    .some((part) => part.trim().replace(/^W\//, '') === etag || part.trim() === '*');
}
