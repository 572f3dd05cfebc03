import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { cachedStatus } from '@/lib/content/gate/status-cache';
import { acceptedEncoding } from '@/lib/platform/http/accepted-encoding';
import { hashedPolicy } from '@/lib/platform/http/page-policy';
import { captureResponse, type End } from './capture';
import { addVary, ENCODINGS } from './compression';
import { isMissingPage, missingPage } from './missing-page';
import {
  cachedPage,
  cachePage,
  encodedPage,
  pageKey,
  stalePage,
  uncachePage,
  type CachedPage,
} from './page-cache';
import { deferScripts, isErrorShell } from './script-order';
import { cachedFile, cacheFile, fileKey } from './static-files';

/** Sends a cached page or file of the build, if the request asks for one; then Next.js is not called. */
export function sendCached(request: IncomingMessage, response: ServerResponse): boolean {
  const file = fileKey(request);
  const key = file === undefined ? pageKey(request) : undefined;
  const page = file !== undefined ? cachedFile(file) : key !== undefined ? cachedPage(key) : undefined;
  if (!page) return false;
  const send: Send = (status, headers, body) => response.writeHead(status, headers).end(body);
  void sendPage(request, page, send, statusOf(key)).catch(() => response.destroy());
  return true;
}

/**
 * Captures what Next.js renders for a request: HTML without a content security policy gets one by the hashes of its scripts
 * and, if it is the same for everybody, is cached; so are scripts and styles of the build.
 */
export function capturePages(request: IncomingMessage, response: ServerResponse): void {
  // Before Next.js rewrites the address.
  const key = pageKey(request);
  const file = fileKey(request);
  // The cache needs the whole body. Whether this browser has it already is decided against the cache.
  const known = request.headers['if-none-match'];
  if (key !== undefined || file !== undefined) delete request.headers['if-none-match'];
  const restoreCondition = () => {
    if (known !== undefined) request.headers['if-none-match'] = known;
  };

  captureResponse(request, response, () => {
    const type = String(response.getHeader('content-type') ?? '');
    const shared = key !== undefined && isShared(response);
    hideSharedCaching(response);
    if (type.startsWith('text/html') && !response.hasHeader('content-security-policy')) {
      return (body, end) => {
        restoreCondition();
        sendHtml({ key, shared }, request, response, body, end);
      };
    }
    if (file === undefined || !isImmutable(response)) return undefined;
    return (body, end) => {
      restoreCondition();
      const made = cacheFile(file, lasting(response.getHeaders()), body);
      sendPage(request, made, replacing(response, end)).catch(() => response.destroy());
    };
  });
}

/** The status of a page that Next.js has rendered: the page for a missing address is cached like any other. */
const statusOf = (key: string | undefined): number => (key !== undefined && isMissingPage(key) ? 404 : 200);

type Send = (status: number, headers: OutgoingHttpHeaders, body?: Buffer) => unknown;

/** Sends a page in the best encoding that the browser takes, or 304 if the browser has it. */
async function sendPage(request: IncomingMessage, page: CachedPage, send: Send, status = 200): Promise<void> {
  const { etag } = page.headers;
  if (status === 200 && etag !== undefined && request.headers['if-none-match'] === etag)
    return void send(304, page.headers, undefined);
  const encoding = acceptedEncoding(request.headers['accept-encoding'], ENCODINGS);
  const body = encoding ? await encodedPage(page, encoding) : page.body;
  const headers: OutgoingHttpHeaders = { ...page.headers, 'content-length': body.length };
  if (encoding) headers['content-encoding'] = encoding;
  send(status, headers, body);
}

/** Whether Next.js says that the page is the same for everybody for a while. */
function isShared(response: ServerResponse): boolean {
  const control = String(response.getHeader('cache-control') ?? '');
  return response.statusCode === 200 && /\bs-maxage=\d/.test(control) && !response.hasHeader('set-cookie');
}

/** Whether Next.js has found a file of the build, which never changes under its name. */
function isImmutable(response: ServerResponse): boolean {
  const control = String(response.getHeader('cache-control') ?? '');
  return response.statusCode === 200 && /\bimmutable\b/.test(control);
}

/**
 * Replaces the `s-maxage` of Next.js, which is meant for us, in every answer. Another cache between us and a visitor knows
 * nothing of languages by cookie, of maintenance and of regions, so it asks us as the browser does, and we answer 304.
 */
function hideSharedCaching(response: ServerResponse): void {
  if (/\bs-maxage=/.test(String(response.getHeader('cache-control') ?? '')))
    response.setHeader('cache-control', 'private, no-cache');
}

/** A page's key in the cache, and whether this rendering of it is the same for everybody. */
interface Rendered {
  key: string | undefined;
  shared: boolean;
}

function sendHtml(
  { key, shared }: Rendered,
  request: IncomingMessage,
  response: ServerResponse,
  rendered: Buffer,
  end: End,
): void {
  if (rendered.length === 0 || request.method === 'HEAD') return void end();
  // A page that could not be rendered does not replace the one that is cached.
  const stale = key !== undefined && response.statusCode >= 500 ? stalePage(key) : undefined;
  if (stale) {
    sendPage(request, stale, replacing(response, end), statusOf(key)).catch(() => response.destroy());
    return;
  }
  if (key !== undefined && response.statusCode === 404 && isErrorShell(rendered.toString('latin1', 0, 100))) {
    sendMissing({ key, shared }, request, response, rendered, end).catch(() => response.destroy());
    return;
  }
  sendRendered({ key, shared }, request, response, rendered, end);
}

/** Sends the site's page for a missing address or, if that fails, the empty one of Next.js. */
async function sendMissing(
  { key, shared }: Rendered & { key: string },
  request: IncomingMessage,
  response: ServerResponse,
  rendered: Buffer,
  end: End,
): Promise<void> {
  uncachePage(key);
  const page = await missingPage(request, key);
  if (!page) return sendRendered({ key, shared }, request, response, rendered, end);
  const headers = { ...lasting(page.headers), 'content-length': page.body.length };
  replacing(response, end)(404, headers, page.body);
}

function sendRendered(
  { key, shared }: Rendered,
  request: IncomingMessage,
  response: ServerResponse,
  rendered: Buffer,
  end: End,
): void {
  const html = deferScripts(rendered.toString('utf8'));
  const body = Buffer.from(html);
  response.setHeader('content-security-policy', hashedPolicy(html, cachedStatus()?.mirrors));
  addVary(response);
  const headers = lasting(response.getHeaders());
  if (key !== undefined && !shared) uncachePage(key);
  const isCached = key !== undefined && shared;
  const page = isCached ? cachePage(key, headers, body) : { headers, body, encoded: new Map() };
  const status = isCached ? statusOf(key) : response.statusCode;
  sendPage(request, page, sender(response, end), status).catch(() => response.destroy());
}

/** Headers of one answer, not of the page. */
const OF_THE_ANSWER = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']);

/** The headers of an answer that belong to the page. */
function lasting(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_ANSWER.has(name)));
}

/** Sends through a response whose head is not written yet. */
const sender =
  (response: ServerResponse, end: End): Send =>
  (status, headers, body) => {
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value!);
    end(body);
  };

/** The same, without the headers that Next.js has set. */
const replacing =
  (response: ServerResponse, end: End): Send =>
  (status, headers, body) => {
    for (const name of response.getHeaderNames()) if (!(name in headers)) response.removeHeader(name);
    sender(response, end)(status, headers, body);
  };
