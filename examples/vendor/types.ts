import type { Books } from './books/books';
import type { Keys } from './keys';
import type { Fault, Options } from './options';
import type { Rounds } from './play/rounds';
import type { Outbox } from './site/outbox';
import type { Transport } from './site/transport';
import type { WalletFaults } from './wallet/faults';
import type { Wallet } from './wallet/wallet';

/** The parts of the running program. */
export interface Vendor {
  options: Options;
  books: Books;
  transport: Transport;
  outbox: Outbox;
  rounds: Rounds;
  keys: () => Keys;
  setSecret: (secret: string) => void;
  faults: Set<Fault>;
  wallet: Wallet;
  walletFaults: WalletFaults;
}
