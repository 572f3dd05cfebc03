import { randomInt } from 'node:crypto';
import { createServer, request as ask, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/**
 * A browser with an IP address of its own: it goes through a proxy that the site trusts (TRUST_PROXY in
 * playwright.config.ts), so that rate limits by address count this browser alone. Loopback addresses such as 127.0.0.2 are no
 * alternative: macOS answers to 127.0.0.1 only.
 */
export class BrowserAtOwnAddress {
  private constructor(
    private readonly proxy: Server,
    private readonly sockets: ReadonlySet<Socket>,
    private readonly contexts: BrowserContext[],
    private readonly open: () => Promise<BrowserContext>,
    readonly page: Page,
    readonly ip: string,
  ) {}

  /** Opens a browser; `use` is the project's, so that it has its width and touch. */
  static async open(browser: Browser, use: BrowserContextOptions): Promise<BrowserAtOwnAddress> {
    // A private address belongs to no country.
    const ip = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
    const proxy = forwardProxy(ip);
    const sockets = new Set<Socket>();
    proxy.on('connection', (socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
    await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
    const { port } = proxy.address() as AddressInfo;
    const open = () => browser.newContext({ ...use, proxy: { server: `http://127.0.0.1:${port}` } });
    const context = await open();
    return new BrowserAtOwnAddress(proxy, sockets, [context], open, await context.newPage(), ip);
  }

  /** A second browser at the same address. */
  async secondDevice(): Promise<Page> {
    const context = await this.open();
    this.contexts.push(context);
    return context.newPage();
  }

  async close(): Promise<void> {
    for (const context of this.contexts) await context.close();
    // Upgraded sockets too: the server does not track them.
    for (const socket of this.sockets) socket.destroy();
    await new Promise((closed) => this.proxy.close(closed));
  }
}

/** A forward proxy for plain HTTP. */
function forwardProxy(ip: string): Server {
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
  // A development server's socket for hot reloading.
  proxy.on('connect', (from, client: Socket) => {
    const onward = connect({ host: '127.0.0.1', port: Number(from.url!.split(':')[1]) }, () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n');
      client.pipe(onward).pipe(client);
    });
    for (const socket of [client, onward]) socket.on('error', () => socket.destroy());
  });
  return proxy;
}
