import { randomInt } from 'node:crypto';
import { createServer, request as ask, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/**
 * A browser that comes from an address of its own, as people do: through a proxy that the site believes (TRUST_PROXY in
 * playwright.config.ts). What the site counts or remembers by address is then this person's alone. Addresses of the
 * machine's own would do without, but macOS answers to 127.0.0.1 alone of 127.0.0.0/8.
 */
export class Elsewhere {
  private constructor(
    private readonly proxy: Server,
    private readonly sockets: ReadonlySet<Socket>,
    private readonly contexts: BrowserContext[],
    private readonly open: () => Promise<BrowserContext>,
    readonly page: Page,
    readonly ip: string,
  ) {}

  /** Opens one; `use` is the project's, so that it has its width and touch. */
  static async open(browser: Browser, use: BrowserContextOptions): Promise<Elsewhere> {
    // Private, so of no country.
    const ip = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
    const proxy = speakingFor(ip);
    const sockets = new Set<Socket>();
    proxy.on('connection', (socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
    await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
    const { port } = proxy.address() as AddressInfo;
    const open = () => browser.newContext({ ...use, proxy: { server: `http://127.0.0.1:${port}` } });
    const context = await open();
    return new Elsewhere(proxy, sockets, [context], open, await context.newPage(), ip);
  }

  /** Another browser at the same address: a second device at home. */
  async another(): Promise<Page> {
    const context = await this.open();
    this.contexts.push(context);
    return context.newPage();
  }

  async close(): Promise<void> {
    for (const context of this.contexts) await context.close();
    // Also the sockets that no longer speak http, which the server itself forgets.
    for (const socket of this.sockets) socket.destroy();
    await new Promise((closed) => this.proxy.close(closed));
  }
}

/** A forward proxy for plain http, which is what a site on this machine speaks. */
function speakingFor(ip: string): Server {
  const proxy = createServer((from, to) => {
    const { port, pathname, search } = new URL(from.url!);
    const onward = ask(
      {
        host: '127.0.0.1',
        port,
        path: pathname + search,
        method: from.method,
        headers: { ...from.headers, 'x-forwarded-for': ip },
      },
      (answer) => {
        to.writeHead(answer.statusCode!, answer.rawHeaders);
        answer.pipe(to);
      },
    );
    onward.on('error', () => to.destroy());
    to.on('close', () => onward.destroy());
    from.pipe(onward);
  });
  // A development server's own socket for changed files.
  proxy.on('connect', (from, client: Socket) => {
    const onward = connect({ host: '127.0.0.1', port: Number(from.url!.split(':')[1]) }, () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n');
      client.pipe(onward).pipe(client);
    });
    for (const socket of [client, onward]) socket.on('error', () => socket.destroy());
  });
  return proxy;
}
