import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompress, constants, createGzip, gzip, type Gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { acceptedEncoding } from '@/lib/platform/http/accepted-encoding';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The encodings of cached bodies, the smallest first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml)|image\/svg\+xml)/;

/** Shorter bodies do not become smaller in packets. */
const MIN_BYTES = 1024;

/**
 * A body in an encoding. `isLasting` bodies are compressed once for many visits, so as far as it goes; for others Brotli at
 * 5 is about as small as gzip at 9 and takes a third of the time.
 */
export function compress(body: Buffer, encoding: Encoding, isLasting: boolean): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(body, { level: isLasting ? 9 : 6 });
  return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: isLasting ? 11 : 5 } });
}

/** Whether an answer is compressed while it is written: a text, not an event stream, for a client that takes gzip. */
export function mayCompress(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method === 'HEAD' || response.statusCode === 204 || response.statusCode === 304) return false;
  const type = String(response.getHeader('content-type') ?? '');
  if (response.hasHeader('content-encoding') || type.startsWith('text/event-stream')) return false;
  if (!COMPRESSIBLE.test(type)) return false;
  const length = Number(response.getHeader('content-length') ?? Infinity);
  return length > MIN_BYTES && acceptedEncoding(request.headers['accept-encoding'], ['gzip']) !== undefined;
}

/** Announces gzip and returns the stream whose output goes to `write` and `end`. */
export function compressor(
  response: ServerResponse,
  write: (chunk: Buffer) => boolean,
  end: () => unknown,
): Gzip {
  response.setHeader('content-encoding', 'gzip');
  addVary(response);
  response.removeHeader('content-length');
  const stream = createGzip({ level: 4, flush: constants.Z_SYNC_FLUSH });
  stream.on('data', (chunk: Buffer) => {
    if (write(chunk)) return;
    // A slow reader: without a pause the whole answer would wait in memory.
    stream.pause();
    response.once('drain', () => stream.resume());
  });
  stream.on('end', () => void end());
  // A stream that is piped into the response waits for its `drain`, but it was the compressor that was full.
  stream.on('drain', () => response.emit('drain'));
  return stream;
}

/** Adds Accept-Encoding to the Vary of an answer. */
export function addVary(response: ServerResponse): void {
  const before = response.getHeader('vary');
  response.setHeader('vary', before ? `${String(before)}, Accept-Encoding` : 'Accept-Encoding');
}
