import type { IncomingMessage, ServerResponse } from 'node:http';
import { directHandler, type Handler } from '@/lib/platform/http/direct-calls';
import { logger } from '@/lib/platform/logger';

/** What a call may bring to be read here; more, or a length that is not said, is Next.js' to receive. */
const MOST = 65_536;

/**
 * Answers a call by its route's own handler, without Next.js, where the route has offered that (decision 0067); false: the
 * call is another, and nothing was done. Everything of the route holds as it stands: its audience, its input, its envelope.
 */
export function answerDirectly(request: IncomingMessage, response: ServerResponse): boolean {
  const { method = '', url = '' } = request;
  const handler = directHandler(`${method} ${url}`);
  const length = Number(request.headers['content-length']);
  if (!handler || !(length >= 0 && length <= MOST)) return false;
  answer(request, response, handler).catch((err: unknown) => fail(err, request, response));
  return true;
}

/** Who hung up before the end of the body is gone, and that is all; anything else is ours, and no caller's to guess at. */
function fail(err: unknown, request: IncomingMessage, response: ServerResponse): void {
  if (!request.complete || response.headersSent) return void response.destroy();
  logger.error({ err, url: request.url }, 'a call failed outside of its handler');
  response.statusCode = 500;
  response.end();
}

async function answer(request: IncomingMessage, response: ServerResponse, handler: Handler): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  // The host is anybody's word; routes that ask for it read the header.
  const asked = new Request(`http://localhost${request.url}`, {
    method: request.method!,
    headers,
    body: Buffer.concat(chunks),
  });
  const answered = await handler(asked, { params: Promise.resolve({}) });
  const body = Buffer.from(await answered.arrayBuffer());
  response.statusCode = answered.status;
  for (const [name, value] of answered.headers) if (name !== 'set-cookie') response.setHeader(name, value);
  const cookies = answered.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  response.setHeader('content-length', body.length);
  response.end(body);
}
