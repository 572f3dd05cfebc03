import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { now } from '@/lib/platform/clock';
import { languagesAttribute } from '@/lib/i18n/site';
import { publicUrl } from '@/lib/platform/env';
import { renderSitemap, type ResultPages } from './sitemap-parts';

const gzipped = promisify(gzip);

/**
 * Maximum age of a cached part in milliseconds. A crawler requests all parts at once, and a new game can wait this
 * long.
 */
const MAX_AGE_MS = 600_000;

/** A part as it is sent. Compression reduces 1.5 MB to 25 kB, so that the cache of all parts takes half a megabyte. */
export interface SitemapPart {
  gzip: Uint8Array<ArrayBuffer>;
  etag: string;
}

interface CacheEntry {
  at: number;
  /** The site's address and languages, which every entry contains. */
  site: string;
  part: Promise<SitemapPart | undefined>;
}

// One cache per process, because Next.js loads this module once per bundle.
const holder = globalThis as { croupierSitemap?: Map<string, CacheEntry> };

/** Returns a part of the sitemap, rendered at most once in ten minutes; undefined if there is no such part. */
export function cachedSitemap(
  name: string | undefined,
  loadResults: () => Promise<ResultPages[]>,
): Promise<SitemapPart | undefined> {
  const parts = (holder.croupierSitemap ??= new Map());
  const key = name ?? '';
  const at = now().getTime();
  const site = `${publicUrl()} ${languagesAttribute() ?? ''}`;
  const cached = parts.get(key);
  if (cached && cached.site === site && Math.abs(at - cached.at) < MAX_AGE_MS) return cached.part;
  const part = renderPart(name, loadResults);
  parts.set(key, { at, site, part });
  const evict = () => {
    if (parts.get(key)?.part === part) parts.delete(key);
  };
  // Neither failures nor unknown parts are cached, because anyone can invent names.
  part.then((result) => result ?? evict(), evict);
  return part;
}

async function renderPart(
  name: string | undefined,
  loadResults: () => Promise<ResultPages[]>,
): Promise<SitemapPart | undefined> {
  const xml = await renderSitemap(name, loadResults);
  if (xml === undefined) return undefined;
  return {
    gzip: new Uint8Array(await gzipped(xml)),
    etag: `"${createHash('sha256').update(xml).digest('base64url').slice(0, 22)}"`,
  };
}
