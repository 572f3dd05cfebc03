import type { Encoding, StoredPicture } from './store';

/** For an address that contains a version: its picture never changes. */
export const CACHE_FOREVER = 'public, max-age=31536000, immutable';
export const CACHE_FOR_AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400';

/** Returns the headers of a picture. The content security policy forbids scripts and further requests. */
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

/** Returns whether If-None-Match matches this etag: as a weak or strong tag in its list, or by `*` (RFC 9110 §13.1.2). */
export function clientHasCurrent(header: string | null | undefined, etag: string): boolean {
  return (header ?? '')
    .split(',')
    .some((part) => part.trim().replace(/^W\//, '') === etag || part.trim() === '*');
}
