import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

const MOST_BYTES = 65_536;

/** A request whose body has been read. */
export interface Incoming {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  /** The exact bytes: signatures are over them. */
  body: Buffer;
  /** Whether it came from this machine, and not through a proxy. */
  isLocal: boolean;
  socket: IncomingMessage['socket'];
}

export interface Outgoing {
  status: number;
  headers?: Record<string, string>;
  body: string | Buffer;
}

export type Handler = (request: Incoming) => Promise<Outgoing | 'hang up'> | Outgoing;
/** The routes of a part, by method and path: `GET /open`. */
export type Routes = Record<string, Handler>;

/** Serves one handler. A handler that throws answers 500, and the error is printed. */
export function serve(handler: Handler): Server {
  return createServer((request, response) => {
    void answer(request, response, handler).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) send(response, json(500, { ok: false, code: 'UNKNOWN_ERROR' }));
    });
  });
}

export const json = (status: number, value: unknown): Outgoing => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  body: JSON.stringify(value),
});

/** The JSON object of a request. Undefined if it is none. */
export function objectOf({ body, headers }: Incoming): Record<string, unknown> | undefined {
  if (!headers['content-type']?.startsWith('application/json')) return undefined;
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

async function answer(request: IncomingMessage, response: ServerResponse, handler: Handler): Promise<void> {
  const body = await bodyOf(request);
  const url = new URL(request.url ?? '/', 'http://vendor');
  if (!body) return send(response, json(413, { ok: false, code: 'BODY_TOO_LARGE' }));
  const outgoing = await handler({
    method: request.method ?? 'GET',
    url,
    headers: request.headers,
    body,
    isLocal: isLocal(request),
    socket: request.socket,
  });
  if (outgoing === 'hang up') request.socket.destroy();
  else send(response, outgoing);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= MOST_BYTES) chunks.push(chunk);
  }
  return bytes <= MOST_BYTES ? Buffer.concat(chunks) : undefined;
}

function isLocal({ socket, headers }: IncomingMessage): boolean {
  const address = socket.remoteAddress ?? '';
  return /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address) && headers['x-forwarded-for'] === undefined;
}

function send(response: ServerResponse, { status, headers, body }: Outgoing): void {
  response.writeHead(status, {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    ...headers,
  });
  response.end(body);
}
