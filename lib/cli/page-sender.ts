import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompress, constants, createGzip, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { hashedPolicy } from '@/lib/platform/http/content-security';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** What is made once from a page's bytes and sent many times. */
interface PreparedPage {
  policy: string;
  encoded: Map<string, Promise<Buffer>>;
}

/** 256 pages of some 100 kB, each in two encodings of 20 kB: 36 MB at most. */
const PREPARED_MOST = 256;
const prepared = new Map<string, PreparedPage>();

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml)|image\/svg\+xml)/;

/**
 * Wraps a response so that HTML without a policy gets one by the hashes of its scripts, and text is compressed:
 * pages with an ETag once (kept by ETag and path), everything else as it is sent.
 */
export function sendPages(request: IncomingMessage, response: ServerResponse): void {
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const flushHeaders = response.flushHeaders.bind(response);
  const writeHead = response.writeHead.bind(response);
  const chunks: Buffer[] = [];
  let mode: 'undecided' | 'collect' | 'pass' | 'gzip' = 'undecided';
  let stream: ReturnType<typeof createGzip> | undefined;
  // Node writes the head of a collected page through `response.writeHead` once its body is ready.
  let sending = false;

  const decide = () => {
    if (mode !== 'undecided') return;
    const type = String(response.getHeader('content-type') ?? '');
    const isPage = type.startsWith('text/html');
    if (isPage && !response.hasHeader('content-security-policy')) mode = 'collect';
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
      for (const [name, value] of Object.entries(headers as Record<string, string>)) response.setHeader(name, value);
    }
    decide();
    return mode === 'collect' && !sending ? response : writeHead(response.statusCode);
  }) as typeof response.writeHead;

  response.flushHeaders = () => {
    decide();
    if (mode !== 'collect') flushHeaders();
  };

  response.write = ((chunk: Uint8Array | string, ...rest: unknown[]) => {
    decide();
    if (mode === 'collect') {
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
    sendCollected(request, response, Buffer.concat(chunks), end).catch(() => response.destroy());
    return response;
  }) as typeof response.end;
}

function done(rest: unknown[]): void {
  const callback = rest.find((value) => typeof value === 'function') as (() => void) | undefined;
  callback?.();
}

function shouldCompress(request: IncomingMessage, response: ServerResponse, type: string): boolean {
  if (request.method === 'HEAD' || response.statusCode === 204 || response.statusCode === 304) return false;
  if (response.hasHeader('content-encoding') || type.startsWith('text/event-stream') || !COMPRESSIBLE.test(type)) return false;
  const length = Number(response.getHeader('content-length') ?? Infinity);
  return length > 1024 && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
}

function vary(response: ServerResponse): void {
  const before = response.getHeader('vary');
  response.setHeader('vary', before ? `${String(before)}, Accept-Encoding` : 'Accept-Encoding');
}

async function sendCollected(request: IncomingMessage, response: ServerResponse, body: Buffer, end: (body?: Buffer) => unknown) {
  if (body.length === 0 || request.method === 'HEAD') {
    end();
    return;
  }
  const page = preparePage(request, response, body);
  response.setHeader('content-security-policy', page.policy);
  vary(response);
  const encoding = pickEncoding(String(request.headers['accept-encoding'] ?? ''));
  if (!encoding) {
    response.setHeader('content-length', body.length);
    end(body);
    return;
  }
  let encoded = page.encoded.get(encoding);
  if (!encoded) {
    encoded = encode(encoding, body);
    page.encoded.set(encoding, encoded);
  }
  const bytes = await encoded;
  response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', bytes.length);
  end(bytes);
}

function preparePage(request: IncomingMessage, response: ServerResponse, body: Buffer): PreparedPage {
  const etag = response.getHeader('etag');
  const key = etag ? `${String(etag)} ${body.length} ${request.url ?? ''}` : undefined;
  const found = key ? prepared.get(key) : undefined;
  if (found) return found;
  const page: PreparedPage = { policy: hashedPolicy(body.toString('utf8')), encoded: new Map() };
  if (key) {
    if (prepared.size >= PREPARED_MOST) prepared.delete(prepared.keys().next().value!);
    prepared.set(key, page);
  }
  return page;
}

function pickEncoding(accepted: string): 'br' | 'gzip' | undefined {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

/** Brotli at 5 packs a page about as small as gzip at 9, in a third of the time. */
function encode(encoding: 'br' | 'gzip', body: Buffer): Promise<Buffer> {
  return encoding === 'br'
    ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : gzipped(body, { level: 6 });
}
