import type { IncomingMessage, ServerResponse } from 'node:http';
import { findDirectHandler, type Handler } from '@/lib/platform/http/direct-calls';
import { logger } from '@/lib/platform/logger';
import { sendResponse } from './send-response';

/** The largest body that is read here, in bytes; Next.js receives larger ones and those without a length. */
const MAX_BYTES = 65_536;

/**
 * Serves a call directly, by its route's handler and without Next.js, if the route allows it (decision 0067). Audience, input and
 * envelope of the route are the same. For any other request it does nothing and returns false.
 */
export function serveDirectly(request: IncomingMessage, response: ServerResponse): boolean {
  const { method = '', url = '' } = request;
  const handler = findDirectHandler(`${method} ${url}`);
  const length = Number(request.headers['content-length']);
  if (!handler || !(length >= 0 && length <= MAX_BYTES)) return false;
  handleRequest(request, response, handler).catch((err: unknown) => fail(err, request, response));
  return true;
}

/** A client that closes the connection before the end of its body needs no response. Any other failure is ours and is logged. */
function fail(err: unknown, request: IncomingMessage, response: ServerResponse): void {
  if (!request.complete || response.headersSent) return void response.destroy();
  logger.error({ err, url: request.url }, 'a direct call failed outside of its handler');
  response.statusCode = 500;
  response.end();
}

async function handleRequest(
  request: IncomingMessage,
  response: ServerResponse,
  handler: Handler,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  // The Host header is not trusted; routes that need it read it from the headers.
  const call = new Request(`http://localhost${request.url}`, {
    method: request.method!,
    headers,
    body: Buffer.concat(chunks),
  });
  await sendResponse(await handler(call, { params: Promise.resolve({}) }), response);
}
