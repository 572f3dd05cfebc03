import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { resolveAddress } from '@/lib/i18n/address';
import { clientOf } from './client';
import { compress, type Encoding } from './compression';
import { pathOf } from './request';

/** A public page as it was last rendered: the same bytes for everybody, in the encodings that were asked for. */
export interface CachedPage {
  headers: OutgoingHttpHeaders;
  body: Buffer;
  encoded: Map<Encoding, Promise<Buffer>>;
  /** A file of the build (static-files.ts): compressed once, as far as it goes. */
  isLasting?: true;
}

/** How long a page is sent without asking Next.js again, which revalidates by its own clock and on demand. */
const FRESH_MS = 1000;
/** A rendering that takes longer than this is not waited for: the next visitor asks Next.js again. */
const RENDERING_MS = 10_000;
/** At some 100 kB and 20 kB for each encoding, 36 MB. */
const MAX_PAGES = 256;

interface Entry {
  page: CachedPage;
  renderedAt: number;
  freshUntil: number;
  renderingUntil: number;
}

const pages = new LRUCache<string, Entry>({ max: MAX_PAGES });
let expiredAt = 0;

/** The settings of the site have changed: pages rendered before are not sent any more, unless no page can be rendered. */
export function expirePages(at = Date.now()): void {
  expiredAt = at;
}

/**
 * The public page of a request in its language, by the rules of the middleware; undefined if it cannot be one. The query
 * is no part of it, because public pages read theirs in the browser. Parts of pages (RSC) are not cached.
 */
export function pageKey(request: IncomingMessage): string | undefined {
  const { method, headers, url = '/' } = request;
  if (method !== 'GET' || headers.rsc !== undefined || headers['next-action'] !== undefined) return undefined;
  const pathname = url.split('?', 1)[0]!;
  // Next.js routes by the normalised address. Other spellings of it (`/a/../b`, `/b#1`) would fill the cache with copies.
  if (pathname !== pathOf(request)) return undefined;
  const to = resolveAddress({
    pathname,
    cookies: headers.cookie ?? null,
    accepted: headers['accept-language'] ?? null,
    country: () => clientOf(request).country(),
  });
  return to.kind === 'page' ? to.path : undefined;
}

/**
 * The cached page of a key. Once a second the function returns undefined to one request, which then fetches the page from Next.js; all
 * others get the cached page meanwhile. So a page costs at most one rendering a second and is at most a second old.
 */
export function cachedPage(key: string, at = Date.now()): CachedPage | undefined {
  const entry = pages.get(key);
  if (!entry || entry.renderedAt < expiredAt) return undefined;
  if (at < entry.freshUntil || at < entry.renderingUntil) return entry.page;
  entry.renderingUntil = at + RENDERING_MS;
  return undefined;
}

/** The page as it was last rendered, for a page that cannot be rendered now (no database). It counts as fresh for a second. */
export function stalePage(key: string, at = Date.now()): CachedPage | undefined {
  const entry = pages.get(key);
  if (entry) Object.assign(entry, { freshUntil: at + FRESH_MS, renderingUntil: 0 });
  return entry?.page;
}

/** Caches a page that Next.js has just rendered. If its bytes have not changed, its encodings stay cached. */
export function cachePage(
  key: string,
  headers: OutgoingHttpHeaders,
  body: Buffer,
  at = Date.now(),
): CachedPage {
  const before = pages.get(key)?.page;
  const isSame = before !== undefined && before.headers.etag === headers.etag && before.body.equals(body);
  const page: CachedPage = {
    headers,
    body: isSame ? before.body : body,
    encoded: isSame ? before.encoded : new Map(),
  };
  pages.set(key, { page, renderedAt: at, freshUntil: at + FRESH_MS, renderingUntil: 0 });
  return page;
}

/** Removes a page that is gone, or that is not the same for everybody any more. */
export function uncachePage(key: string): void {
  pages.delete(key);
}

/** The page in an encoding, compressed once. */
export function encodedPage(page: CachedPage, encoding: Encoding): Promise<Buffer> {
  let bytes = page.encoded.get(encoding);
  if (!bytes) {
    bytes = compress(page.body, encoding, page.isLasting === true);
    page.encoded.set(encoding, bytes);
  }
  return bytes;
}
