import { now } from '@/lib/platform/clock';
import { bodyEncoding, ENCODED_HEADER } from '@/lib/platform/http/encoded-body';
import { ARTWORK_VERSION } from '../artwork/tile';
import { CACHE_FOR_AN_HOUR, CACHE_FOREVER, clientHasCurrent, pictureHeaders } from './headers';
import { ENCODINGS, exactly, pictures, type Draw } from './store';

/**
 * Answers a request for a picture: drawn at first use, kept compressed, 304 where the browser has it, 404 where there
 * is none. `path` is the picture's only address; `draw` gets the version the address names (its `v`), and answers undefined
 * where that is not the picture's: then whatever the picture is now is sent, and not kept for ever. A picture runs
 * nothing and loads nothing, whoever opens it.
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
      : await store.get(exactly(path, version), encoding, () => draw(version));
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

/** Answers a request for a picture that changes only with the way we draw. */
export function drawingResponse(
  request: Request,
  path: string,
  draw: () => string | undefined,
): Promise<Response> {
  return pictureResponse(request, path, (version) =>
    version === undefined || version === ARTWORK_VERSION ? draw() : undefined,
  );
}

/** No such picture; asked again after a minute, as it may come. */
export function noPicture(): Response {
  return new Response(null, { status: 404, headers: { 'cache-control': 'public, max-age=60' } });
}
