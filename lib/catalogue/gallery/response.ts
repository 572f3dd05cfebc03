import { now } from '@/lib/platform/clock';
import { bodyEncoding, ENCODED_HEADER } from '@/lib/platform/http/encoded-body';
import { ARTWORK_VERSION } from '../artwork/tile';
import { CACHE_FOR_AN_HOUR, CACHE_FOREVER, clientHasCurrent, pictureHeaders } from './headers';
import { ENCODINGS, pictures, versionedKey, type Draw } from './store';

/**
 * Answers a request for an SVG picture, which is drawn at the first request and cached compressed. Gives 304 if the
 * browser has it and 404 if there is none. `path` is the address of the picture without its query. `draw` receives the
 * version of the address (its `v`) and returns undefined if it is not the current one. Then the current picture is sent,
 * with a short cache time.
 */
export async function pictureResponse(
  request: Request,
  path: string,
  draw: (version?: string) => ReturnType<Draw>,
): Promise<Response> {
  const store = pictures();
  const encoding = bodyEncoding(request.headers.get('accept-encoding'), ENCODINGS) ?? 'identity';
  const version = new URL(request.url).searchParams.get('v') ?? undefined;
  const exact =
    version === undefined
      ? undefined
      : await store.get(versionedKey(path, version), encoding, () => draw(version));
  // Cached for less than a minute, so that a changed picture is seen soon, and clients cannot force many drawings.
  const minute = Math.floor(now().getTime() / 60_000);
  const picture = exact ?? (await store.get(`${path} at ${minute}`, encoding, () => draw()));
  if (!picture) return noPicture();
  const headers = new Headers(pictureHeaders(picture, encoding, exact ? CACHE_FOREVER : CACHE_FOR_AN_HOUR));
  if (clientHasCurrent(request.headers.get('if-none-match'), picture.etag))
    return new Response(null, { status: 304, headers });
  if (encoding !== 'identity') headers.set(ENCODED_HEADER, encoding);
  headers.set('content-length', String(picture.bytes.byteLength));
  return new Response(picture.bytes, { headers });
}

/** Answers a request for a picture that changes only with ARTWORK_VERSION. */
export function drawingResponse(request: Request, path: string, draw: Draw): Promise<Response> {
  return pictureResponse(request, path, (version) =>
    version === undefined || version === ARTWORK_VERSION ? draw() : undefined,
  );
}

/** Returns 404. It is cached for one minute only, because the picture may be added. */
export function noPicture(): Response {
  return new Response(null, { status: 404, headers: { 'cache-control': 'public, max-age=60' } });
}
