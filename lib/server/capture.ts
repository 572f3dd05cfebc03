import type { IncomingMessage, ServerResponse } from 'node:http';
import { compressor, mayCompress } from './compression';

/** Ends the real response; `Content-Length` and the other headers are set on the response before. */
export type End = (body?: Buffer) => unknown;

/** Sends a captured answer, or says that it passes through. Called when the headers of Next.js are known. */
export type Capture = () => ((body: Buffer, end: End) => void) | undefined;

/**
 * Lets `capture` take over an answer that Next.js is about to write; the body then reaches it as a whole. Any other text is
 * compressed as it is written. Next.js writes to the response directly, so its methods are replaced here, in one place.
 */
export function captureResponse(request: IncomingMessage, response: ServerResponse, capture: Capture): void {
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const flushHeaders = response.flushHeaders.bind(response);
  const writeHead = response.writeHead.bind(response);
  const chunks: Buffer[] = [];
  let isDecided = false;
  let send: ReturnType<Capture>;
  let gzip: ReturnType<typeof compressor> | undefined;
  // Node writes the head of a captured answer through `response.writeHead` once its body is ready.
  let isSending = false;

  const decide = () => {
    if (isDecided) return;
    isDecided = true;
    send = capture();
    if (!send && mayCompress(request, response)) gzip = compressor(response, write, end);
  };

  response.writeHead = ((status: number, ...rest: unknown[]) => {
    // Next.js sets headers one by one. Headers given here are set the same way, so that they can be read.
    const headers = rest.find((value) => typeof value === 'object' && value !== null);
    response.statusCode = status;
    if (headers && !Array.isArray(headers)) {
      for (const [name, value] of Object.entries(headers as Record<string, string>))
        response.setHeader(name, value);
    }
    decide();
    return send && !isSending ? response : writeHead(response.statusCode);
  }) as typeof response.writeHead;

  response.flushHeaders = () => {
    decide();
    if (!send) flushHeaders();
  };

  response.write = ((chunk: Uint8Array | string, ...rest: unknown[]) => {
    decide();
    if (send) {
      chunks.push(Buffer.from(chunk as string));
      callBack(rest);
      return true;
    }
    if (gzip) {
      const isFree = gzip.write(chunk);
      callBack(rest);
      return isFree;
    }
    return write(chunk as string, ...(rest as []));
  }) as typeof response.write;

  response.end = ((...args: unknown[]) => {
    const chunk = typeof args[0] === 'function' ? undefined : (args[0] as Uint8Array | string | undefined);
    decide();
    if (send) {
      if (chunk) chunks.push(Buffer.from(chunk as string));
      isSending = true;
      send(Buffer.concat(chunks), end);
      return response;
    }
    if (gzip) {
      if (chunk) gzip.end(chunk);
      else gzip.end();
      return response;
    }
    return end(...(args as []));
  }) as typeof response.end;
}

function callBack(rest: unknown[]): void {
  const callback = rest.find((value) => typeof value === 'function') as (() => void) | undefined;
  callback?.();
}
