import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { constants, createGzip } from 'node:zlib';
import { keptStatus } from '@/lib/content/gate/kept-status';
import { hashedPolicy } from '@/lib/platform/http/content-security';
import { acceptedEncoding } from '@/lib/platform/http/accepted-encoding';
import { fileKey, keepFile, keptFile } from './kept-files';
import { isMissingPage, missingPage } from './missing';
import {
  encodedPage,
  ENCODINGS,
  forgetPage,
  keepPage,
  keptPage,
  lastPage,
  pageKey,
  type KeptPage,
} from './page-cache';
import { isEmpty, startWhole } from './page-start';

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml)|image\/svg\+xml)/;

/**
 * Wraps a response so that HTML without a policy gets one by the hashes of its scripts and, where Next.js says that it
 * is everybody's, is kept (page-cache.ts); so are the build's scripts and styles (kept-files.ts). Other text is
 * compressed as it is sent.
 */
export function sendPages(request: IncomingMessage, response: ServerResponse): void {
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const flushHeaders = response.flushHeaders.bind(response);
  const writeHead = response.writeHead.bind(response);
  // Before Next.js rewrites the address.
  const key = pageKey(request);
  const file = fileKey(request);
  // What is to be kept must come whole: whether this browser has it already is asked of what we keep.
  const known = request.headers['if-none-match'];
  if (key !== undefined || file !== undefined) delete request.headers['if-none-match'];
  const chunks: Buffer[] = [];
  let mode: 'undecided' | 'page' | 'file' | 'pass' | 'gzip' = 'undecided';
  const isCollected = () => mode === 'page' || mode === 'file';
  let stream: ReturnType<typeof createGzip> | undefined;
  // Node writes the head of a collected page through `response.writeHead` once its body is ready.
  let sending = false;

  const decide = () => {
    if (mode !== 'undecided') return;
    const type = String(response.getHeader('content-type') ?? '');
    if (type.startsWith('text/x-component') && isShared(response))
      response.setHeader('cache-control', FOR_US);
    if (type.startsWith('text/html') && !response.hasHeader('content-security-policy')) mode = 'page';
    else if (file !== undefined && isImmutable(response)) mode = 'file';
    else if (shouldCompress(request, response, type)) {
      mode = 'gzip';
      response.setHeader('content-encoding', 'gzip');
      vary(response);
      response.removeHeader('content-length');
      stream = createGzip({ level: 4, flush: constants.Z_SYNC_FLUSH });
      stream.on('data', (chunk: Buffer) => void write(chunk));
      stream.on('end', () => void end());
      // Whoever pipes into the response waits for its drain; it is the compressor that was full.
      stream.on('drain', () => response.emit('drain'));
    } else mode = 'pass';
  };

  response.writeHead = ((status: number, ...rest: unknown[]) => {
    // Next.js sets headers one by one; what comes here besides the status is set the same way, so that it can be read.
    const headers = rest.find((value) => typeof value === 'object' && value !== null);
    response.statusCode = status;
    if (headers && !Array.isArray(headers)) {
      for (const [name, value] of Object.entries(headers as Record<string, string>))
        response.setHeader(name, value);
    }
    decide();
    return isCollected() && !sending ? response : writeHead(response.statusCode);
  }) as typeof response.writeHead;

  response.flushHeaders = () => {
    decide();
    if (!isCollected()) flushHeaders();
  };

  response.write = ((chunk: Uint8Array | string, ...rest: unknown[]) => {
    decide();
    if (isCollected()) {
      chunks.push(Buffer.from(chunk as string));
      done(rest);
      return true;
    }
    if (mode === 'gzip') {
      const more = stream!.write(chunk);
      done(rest);
      return more;
    }
    return write(chunk as string, ...(rest as []));
  }) as typeof response.write;

  response.end = ((...args: unknown[]) => {
    const chunk = typeof args[0] === 'function' ? undefined : (args[0] as Uint8Array | string | undefined);
    decide();
    if (mode === 'pass') return end(...(args as []));
    if (mode === 'gzip') {
      if (chunk) stream!.end(chunk);
      else stream!.end();
      return response;
    }
    if (chunk) chunks.push(Buffer.from(chunk as string));
    sending = true;
    if (known !== undefined) request.headers['if-none-match'] = known;
    const body = Buffer.concat(chunks);
    if (mode === 'file') sendFile(file!, request, response, body, end);
    else sendCollected(key, request, response, body, end);
    return response;
  }) as typeof response.end;
}

function done(rest: unknown[]): void {
  const callback = rest.find((value) => typeof value === 'function') as (() => void) | undefined;
  callback?.();
}

function shouldCompress(request: IncomingMessage, response: ServerResponse, type: string): boolean {
  if (request.method === 'HEAD' || response.statusCode === 204 || response.statusCode === 304) return false;
  if (
    response.hasHeader('content-encoding') ||
    type.startsWith('text/event-stream') ||
    !COMPRESSIBLE.test(type)
  )
    return false;
  const length = Number(response.getHeader('content-length') ?? Infinity);
  return length > 1024 && acceptedEncoding(request.headers['accept-encoding'], ['gzip']) !== undefined;
}

function vary(response: ServerResponse): void {
  const before = response.getHeader('vary');
  response.setHeader('vary', before ? `${String(before)}, Accept-Encoding` : 'Accept-Encoding');
}

/** Sends a kept page or file, if there is one for the request; Next.js does not hear of it. */
export function sendKept(request: IncomingMessage, response: ServerResponse): boolean {
  const file = fileKey(request);
  const key = file === undefined ? pageKey(request) : undefined;
  const page = file !== undefined ? keptFile(file) : key !== undefined ? keptPage(key) : undefined;
  if (!page) return false;
  const send: Send = (status, headers, body) => response.writeHead(status, headers).end(body);
  void sendPage(request, page, send, statusOf(key)).catch(() => response.destroy());
  return true;
}

/** Of a page that Next.js has made: the one for what is not found is made as every other. */
const statusOf = (key: string | undefined): number => (key !== undefined && isMissingPage(key) ? 404 : 200);

/** Whether the browser says that it has this page. */
function isKnown(request: IncomingMessage, page: KeptPage): boolean {
  return page.headers.etag !== undefined && request.headers['if-none-match'] === page.headers.etag;
}

type Send = (status: number, headers: OutgoingHttpHeaders, body?: Buffer) => unknown;

async function sendPage(request: IncomingMessage, page: KeptPage, send: Send, status = 200): Promise<void> {
  if (status === 200 && isKnown(request, page)) return void send(304, page.headers, undefined);
  const encoding = acceptedEncoding(request.headers['accept-encoding'], ENCODINGS);
  const body = encoding ? await encodedPage(page, encoding) : page.body;
  const length = { 'content-length': body.length };
  send(
    status,
    encoding ? { ...page.headers, ...length, 'content-encoding': encoding } : { ...page.headers, ...length },
    body,
  );
}

/** Whether Next.js says that the page is the same for everybody for a while. */
function isShared(response: ServerResponse): boolean {
  const control = String(response.getHeader('cache-control') ?? '');
  return response.statusCode === 200 && /\bs-maxage=\d/.test(control) && !response.hasHeader('set-cookie');
}

/** Whether Next.js has found a file of the build, which never changes under its name. */
function isImmutable(response: ServerResponse): boolean {
  return (
    response.statusCode === 200 && /\bimmutable\b/.test(String(response.getHeader('cache-control') ?? ''))
  );
}

/**
 * What Next.js says of a shared page or a part of one (`s-maxage`) is said to us. Anybody else's cache
 * between a visitor and us knows nothing of languages by cookie, of maintenance and of regions: it is to ask us, as the
 * browser does, and we say 304.
 */
const FOR_US = 'private, no-cache';

/** Headers of one answer, not of the page. */
const OF_THE_ANSWER = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']);

function sendCollected(
  key: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  made: Buffer,
  end: (body?: Buffer) => unknown,
) {
  if (made.length === 0 || request.method === 'HEAD') return void end();
  // A page that could not be made is no reason to take away the one that there is.
  const last = key !== undefined && response.statusCode >= 500 ? lastPage(key) : undefined;
  if (last) {
    sendPage(request, last, instead(response, end), statusOf(key)).catch(() => response.destroy());
    return;
  }
  if (key !== undefined && response.statusCode === 404 && isEmpty(made.toString('latin1', 0, 100))) {
    sendMissing(key, request, response, made, end).catch(() => response.destroy());
    return;
  }
  sendMade(key, request, response, made, end);
}

/** A page that was not found: ours for it or, where that cannot be had, the empty one of Next.js. */
async function sendMissing(
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
  made: Buffer,
  end: (body?: Buffer) => unknown,
): Promise<void> {
  forgetPage(key);
  const page = await missingPage(request, key);
  if (!page) return sendMade(key, request, response, made, end);
  const headers = { ...lasting(page.headers), 'content-length': page.body.length };
  instead(response, end)(404, headers, page.body);
}

function sendMade(
  key: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  made: Buffer,
  end: (body?: Buffer) => unknown,
) {
  const html = startWhole(made.toString('utf8'));
  const body = Buffer.from(html);
  response.setHeader('content-security-policy', hashedPolicy(html, keptStatus()?.mirrors));
  vary(response);
  const shared = key !== undefined && isShared(response);
  if (shared) response.setHeader('cache-control', FOR_US);
  const headers = headersOf(response);
  if (key !== undefined && !shared) forgetPage(key);
  const page = shared ? keepPage(key, headers, body) : { headers, body, encoded: new Map() };
  const status = shared ? statusOf(key) : response.statusCode;
  sendPage(request, page, sender(response, end), status).catch(() => response.destroy());
}

function sendFile(
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  end: (body?: Buffer) => unknown,
) {
  const file = keepFile(key, headersOf(response), body);
  sendPage(request, file, instead(response, end)).catch(() => response.destroy());
}

const headersOf = (response: ServerResponse): OutgoingHttpHeaders => lasting(response.getHeaders());

/** What of the headers of an answer is the page's. */
function lasting(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_ANSWER.has(name)));
}

/** Sends through a response whose head is not written yet. */
const sender =
  (response: ServerResponse, end: (body?: Buffer) => unknown): Send =>
  (status, headers, body) => {
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value!);
    end(body);
  };

/** The same, with nothing of what the response was going to say. */
const instead =
  (response: ServerResponse, end: (body?: Buffer) => unknown): Send =>
  (status, headers, body) => {
    for (const name of response.getHeaderNames()) if (!(name in headers)) response.removeHeader(name);
    sender(response, end)(status, headers, body);
  };
