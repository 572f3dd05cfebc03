import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { destination } from '@/lib/i18n/address';
import { clientOf } from './gate/client';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** What pages are packed in, the best first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A public page as it was last made: the same bytes for everybody, in the encodings somebody has asked for. */
export interface KeptPage {
  headers: OutgoingHttpHeaders;
  body: Buffer;
  encoded: Map<Encoding, Promise<Buffer>>;
  /** A file of the build (kept-files.ts): packed once and for good, so as small as it gets. */
  forGood?: true;
}

/** How long a page is sent without asking Next.js again, which revalidates it by its own clock and on demand. */
const FRESH_MS = 1000;
/** An answer that takes longer than this is not waited for: the next visitor asks again. */
const ASKING_MS = 10_000;
/** Pages kept, the longest unasked leaving first: at some 100 kB and 20 kB for each encoding, 36 MB. */
const MOST = 256;

interface Entry {
  page: KeptPage;
  freshUntil: number;
  askingUntil: number;
}

const kept = new Map<string, Entry>();

/**
 * The public page that a request asks for, in its language, by the middleware's own rules; undefined where it cannot be
 * one. A query is no part of it: public pages read theirs in the browser (design.md §8). Parts of pages (RSC) are not kept.
 */
export function pageKey(request: IncomingMessage): string | undefined {
  const { method, headers, url = '/' } = request;
  if (method !== 'GET' || headers.rsc !== undefined || headers['next-action'] !== undefined) return undefined;
  const to = destination({
    pathname: url.split('?', 1)[0]!,
    cookies: headers.cookie ?? null,
    accepted: headers['accept-language'] ?? null,
    country: () => clientOf(request).country(),
  });
  return to.kind === 'page' ? to.path : undefined;
}

/**
 * The page kept under a key. Once a second one visitor gets nothing: who asks Next.js for all the others, who go on
 * with what there is. So a page costs one making a second at most, and is never more than that behind.
 */
export function keptPage(key: string, at = Date.now()): KeptPage | undefined {
  const entry = kept.get(key);
  if (!entry) return undefined;
  if (at < entry.freshUntil || at < entry.askingUntil) return entry.page;
  entry.askingUntil = at + ASKING_MS;
  return undefined;
}

/**
 * The page as it was last made, where it could not be made now (the database is away): for another second everybody gets it,
 * then one asks again.
 */
export function lastPage(key: string, at = Date.now()): KeptPage | undefined {
  const entry = kept.get(key);
  if (entry) Object.assign(entry, { freshUntil: at + FRESH_MS, askingUntil: 0 });
  return entry?.page;
}

/** Keeps a page that Next.js has just sent; the encodings of the same bytes are kept with it. */
export function keepPage(key: string, headers: OutgoingHttpHeaders, body: Buffer, at = Date.now()): KeptPage {
  const before = kept.get(key)?.page;
  const same = before !== undefined && before.headers.etag === headers.etag && before.body.equals(body);
  const page = {
    headers,
    body: same ? before.body : body,
    encoded: same ? before.encoded : new Map<Encoding, Promise<Buffer>>(),
  };
  kept.delete(key);
  if (kept.size >= MOST) kept.delete(kept.keys().next().value!);
  kept.set(key, { page, freshUntil: at + FRESH_MS, askingUntil: 0 });
  return page;
}

/** Forgets a page that is not there any more, or not everybody's. */
export function forgetPage(key: string): void {
  kept.delete(key);
}

/** The page in an encoding, made once. Brotli at 5 packs a page about as small as gzip at 9, in a third of the time. */
export function encodedPage(page: KeptPage, encoding: Encoding): Promise<Buffer> {
  let bytes = page.encoded.get(encoding);
  if (!bytes) {
    bytes =
      encoding === 'br'
        ? brotli(page.body, { params: { [constants.BROTLI_PARAM_QUALITY]: page.forGood ? 11 : 5 } })
        : gzipped(page.body, { level: page.forGood ? 9 : 6 });
    page.encoded.set(encoding, bytes);
  }
  return bytes;
}
