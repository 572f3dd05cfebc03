import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { now } from '@/lib/platform/clock';
import { publicUrl } from '@/lib/platform/env';
import { sitemap } from './sitemap-parts';

const gzipped = promisify(gzip);

/** How old a part may be, in milliseconds: crawlers come for all of them at once, and a new game may wait so long. */
const KEPT_MS = 600_000;

/** A part as it is sent: 1.5 MB are 25 kB compressed, so that all of them are kept in half a megabyte. */
export interface SitemapPart {
  gzip: Uint8Array<ArrayBuffer>;
  etag: string;
}

interface Kept {
  at: number;
  /** The site's address is in every line. */
  site: string;
  part: Promise<SitemapPart | undefined>;
}

// One keeping per process: Next.js loads this module once per bundle.
const holder = globalThis as { croupierSitemap?: Map<string, Kept> };

/** The sitemap as `sitemap` makes it, made at most once in ten minutes; undefined where there is no such part. */
export function keptSitemap(name: string | undefined): Promise<SitemapPart | undefined> {
  const parts = (holder.croupierSitemap ??= new Map());
  const key = name ?? '';
  const at = now().getTime();
  const kept = parts.get(key);
  if (kept && kept.site === publicUrl() && Math.abs(at - kept.at) < KEPT_MS) return kept.part;
  const part = make(name);
  parts.set(key, { at, site: publicUrl(), part });
  const forget = () => {
    if (parts.get(key)?.part === part) parts.delete(key);
  };
  // Neither a failure is kept nor a part that there is not: names are anybody's to make up.
  part.then((made) => made ?? forget(), forget);
  return part;
}

async function make(name: string | undefined): Promise<SitemapPart | undefined> {
  const xml = await sitemap(name);
  if (xml === undefined) return undefined;
  return {
    gzip: new Uint8Array(await gzipped(xml)),
    etag: `"${createHash('sha256').update(xml).digest('base64url').slice(0, 22)}"`,
  };
}
