import type { Encoding, StoredPicture } from './store';

/** A picture under the address of its version is never another. */
export const CACHE_FOREVER = 'public, max-age=31536000, immutable';
export const CACHE_FOR_AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400';

/** Headers of a picture. Its policy forbids scripts and further requests, however it is opened. */
export function pictureHeaders(
  { etag }: StoredPicture,
  encoding: Encoding,
  cacheControl: string,
): Record<string, string> {
  return {
    'cache-control': cacheControl,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'content-type': 'image/svg+xml; charset=utf-8',
    'cross-origin-resource-policy': 'same-site',
    'x-content-type-options': 'nosniff',
    etag,
    vary: 'Accept-Encoding',
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  };
}

/** Whether If-None-Match names this etag: one of a list, weak or strong, or a star (RFC 9110 §13.1.2). */
export function clientHasCurrent(header: string | null | undefined, etag: string): boolean {
  return (header ?? '')
    .split(',')
    .some((part) => part.trim().replace(/^W\//, '') === etag || part.trim() === '*');
}
