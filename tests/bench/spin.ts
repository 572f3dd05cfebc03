import autocannon from 'autocannon';
import { randomUUID } from 'node:crypto';
import { compare, printTable, shoot } from './support/load';
import { takeSeats, type Seat } from './support/seats';
import { REFERENCE, SITE, type Server } from './support/servers';

const CONNECTIONS = 32;

/** Slot spins over HTTP, session, fairness, ledger and all, against a bare route handler that does one SELECT. */
export async function benchSpin(server: Server): Promise<void> {
  const seats = await takeSeats(CONNECTIONS);
  const reference = async () =>
    (await shoot({ url: `${REFERENCE}/select`, method: 'POST', connections: CONNECTIONS })).perSecond;
  printTable(`Spin over HTTP, 32 connections, SERVER=${server}`, [
    await compare('spin : one SELECT', server === 'own' ? 0.6 : undefined, () => spins(seats), reference),
  ]);
}

async function spins(seats: readonly Seat[]): Promise<number> {
  const result = await autocannon({ ...spinning(seats), connections: CONNECTIONS, duration: 5 });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${result.non2xx} refused spins, ${result.errors} errors`);
  return result.requests.average;
}

/** The calls of players at these seats, one connection each: every spin a new request of its own. */
export function spinning(seats: readonly Seat[]): autocannon.Options {
  let next = 0;
  return {
    url: `${SITE}/studio/api/spin`,
    method: 'POST',
    setupClient(client) {
      const seat = seats[next++ % seats.length]!;
      const body = () => JSON.stringify({ stake: seat.stake, requestId: randomUUID() });
      client.setHeaders({
        'content-type': 'application/json',
        origin: SITE,
        cookie: seat.cookie,
        'x-studio-game': seat.nodeId,
      });
      client.setBody(body());
      client.on('response', () => client.setBody(body()));
    },
  };
}
