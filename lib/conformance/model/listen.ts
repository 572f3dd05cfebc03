import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listening {
  origin: string;
  close(): Promise<void>;
}

/** Serves `answer` on a port of this machine; 0 takes a free one. Only POST reaches it: other methods are refused with 405. */
export async function listen(
  port: number,
  answer: (request: Request) => Promise<Response>,
): Promise<Listening> {
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const response =
        incoming.method === 'POST' ? await answer(await toRequest(incoming)) : methodNotAllowed();
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(Buffer.from(await response.arrayBuffer()));
    })().catch(() => outgoing.destroy());
  });
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', done);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

const methodNotAllowed = () =>
  Response.json(
    { success: false, code: 'METHOD_NOT_ALLOWED', message: 'An operation takes POST only.', final: true },
    { status: 405, headers: { allow: 'POST' } },
  );

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    if (typeof value === 'string') headers.set(name, value);
  const body = new Uint8Array(Buffer.concat(chunks));
  return new Request(`http://127.0.0.1${incoming.url ?? '/'}`, {
    method: 'POST',
    headers,
    ...(body.byteLength > 0 && { body }),
  });
}
