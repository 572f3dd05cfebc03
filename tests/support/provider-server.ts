import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { unknownVendorCall } from '@/lib/gateway/unknown-call';
import { explainMethodNotAllowed } from '@/lib/server/method-not-allowed';
import type { RouteHandler } from '@/lib/platform/http/define-route';

export interface RunningServer {
  origin: string;
  close(): Promise<void>;
}

/** Serves on a free port of this machine. */
export async function serve(listener: RequestListener): Promise<RunningServer> {
  const server: Server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

export async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** /provider/v1 over HTTP, served by its own route handlers. What Next.js answers to other methods is answered here. */
export function serveProvider(): Promise<RunningServer> {
  return serve((incoming, outgoing) => {
    explainMethodNotAllowed(incoming, outgoing);
    if (incoming.method !== 'POST') {
      outgoing.statusCode = incoming.method === 'OPTIONS' ? 204 : 405;
      outgoing.setHeader('allow', 'OPTIONS, POST');
      outgoing.end();
      return;
    }
    void (async () => {
      const body = await bodyOf(incoming);
      const request = new Request(`http://localhost:3000${incoming.url}`, {
        method: 'POST',
        headers: incoming.headers as Record<string, string>,
        ...(body.length > 0 && { body: new Uint8Array(body) }),
      });
      const operation = new URL(request.url).pathname.split('/').pop()!;
      const route = await import(`@/app/provider/v1/${operation}/route`).then(
        (loaded: { POST: RouteHandler }) => loaded.POST,
        () => undefined,
      );
      const response = route
        ? await route(request, { params: Promise.resolve({}) })
        : unknownVendorCall(request);
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(Buffer.from(await response.arrayBuffer()));
    })();
  });
}
