import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  path: string;
  operation: string;
  headers: NodeJS.Dict<string | string[]>;
  text: string;
  fields: Record<string, string>;
}

/** What a site answers: a status and a body, a function of the connection, or nothing at all. */
export type Reply = { status?: number; type?: string; location?: string; body: unknown } | 'hang up' | 'hang';

/** A site in memory, which answers what a test tells it and remembers what it was asked. */
export class FakeSite {
  readonly received: Received[] = [];
  private constructor(
    private readonly server: Server,
    readonly address: string,
  ) {}

  static async start(reply: (call: Received) => Reply | undefined): Promise<FakeSite> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const site = new FakeSite(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const path = request.url ?? '';
        const call: Received = {
          path,
          operation: path.split('/').at(-1)!,
          headers: request.headers,
          text,
          fields: request.headers['content-type']?.startsWith('application/json')
            ? (JSON.parse(text) as Record<string, string>)
            : Object.fromEntries(new URLSearchParams(text)),
        };
        site.received.push(call);
        const answer = reply(call) ?? usual(call);
        if (answer === 'hang') return;
        if (answer === 'hang up') return void request.socket.destroy();
        response.writeHead(answer.status ?? 200, {
          'content-type': answer.type ?? 'application/json',
          ...(answer.location && { location: answer.location }),
        });
        response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
      });
    });
    return site;
  }

  /** The calls of an operation, in their order. */
  calls = (operation: string) => this.received.filter((call) => call.operation === operation);

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

export const ok = (value: object): Reply => ({ body: { success: true, value } });
export const refused = (code: string, final: boolean, status = 409): Reply => ({
  status,
  body: { success: false, code, message: '', final },
});

/** A site that carries everything out, in our own protocol. */
function usual({ operation, fields }: Received): Reply {
  if (operation === 'authenticate')
    return ok({
      playerToken: `player-token-of-${fields.launchToken}`,
      playerId: '77',
      currency: 'THB',
      balance: '1000.00',
      trial: false,
      gameCode: 'tide-mark',
      openRounds: [],
    });
  return ok({ transactionId: fields.transactionId, currency: 'THB', balance: '990.00' });
}
