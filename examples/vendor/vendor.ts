import type { Server } from 'node:http';
import { Books } from './books/books';
import { serve } from './http/server';
import { loadKeys, storeKeys } from './keys';
import type { Fault, Options } from './options';
import { Rounds } from './play/rounds';
import { routes } from './routes';
import { dialects } from './site';
import { Outbox } from './site/outbox';
import { Transport } from './site/transport';
import { Turns } from './turns';
import type { Vendor } from './types';
import { Wallet } from './wallet/wallet';

export interface Running extends Vendor {
  server: Server;
  /** Stops serving and sending. What is not delivered is in the books. */
  close: () => Promise<void>;
}

/** Starts the program: reads keys and books, finishes what a kill interrupted, and listens. */
export async function startVendor(options: Options): Promise<Running> {
  const dialect = dialects[options.dialect];
  let keys = loadKeys(options.data, options.secret);
  const books = Books.open(options.data);
  const faults = new Set(options.faults);
  const hasFault = (fault: Fault) => faults.has(fault);
  const transport = new Transport({
    site: options.site,
    dialect,
    credentials: () => ({ ...keys, code: options.code }),
    hasFault,
  });
  const outbox = new Outbox({ books, transport, pause: options.pause, hasFault });
  const turns = new Turns();
  const wallet = new Wallet(books, turns);
  const rounds = new Rounds({
    books,
    outbox,
    turns,
    hasFault,
    winEndsRound: dialect.winEndsRound,
    wallet: options.wallet === 'transfer' ? wallet : undefined,
  });
  const vendor: Vendor = {
    options,
    books,
    transport,
    outbox,
    rounds,
    keys: () => keys,
    setSecret: (secret) => {
      keys = { ...keys, secret };
      storeKeys(options.data, keys);
    },
    faults,
    wallet,
    walletFaults: { ...options.walletFaults },
  };
  const server = serve(routes(vendor));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  // Not awaited: the site may be away, and players can open games meanwhile.
  const resumed = rounds.resume().then(() => rounds.endAbandoned());
  resumed.catch((error: unknown) => console.error(error));
  const hourly = setInterval(
    () => void rounds.endAbandoned().catch((error: unknown) => console.error(error)),
    60 * 60 * 1000,
  ).unref();
  return {
    ...vendor,
    server,
    close: async () => {
      clearInterval(hourly);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      outbox.close();
      await resumed.catch(() => undefined);
      await books.close();
    },
  };
}
