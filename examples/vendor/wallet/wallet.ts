import type { Books } from '../books/books';
import type { Event, Round, Transfer } from '../books/types';
import { formatAmount, parseAmount, type Amount } from '../money';
import type { Turns } from '../turns';
import { WalletRefusal } from './refusal';

export interface Order {
  transferId: string;
  playerId: string;
  currency: string;
  /** Above 0. */
  amount: Amount;
  direction: 'deposit' | 'withdraw';
}

const accountOf = ({ playerId, currency }: { playerId: string; currency: string }) =>
  `${playerId} ${currency}`;

/**
 * The transfer wallet: what players have with us, and the transfers from and to the site. A transfer has one outcome for ever. The lock
 * of a transfer is taken before that of its account.
 */
export class Wallet {
  constructor(
    private readonly books: Books,
    private readonly turns: Turns,
  ) {}

  /**
   * Does a transfer, or returns what it came to when it was done. Throws WalletRefusal: TRANSFER_CONFLICT if the id has other content,
   * TRANSFER_REFUSED or INSUFFICIENT_FUNDS, which stay the outcome.
   */
  transfer(order: Order): Promise<Transfer> {
    return this.turns.take(`transfer ${order.transferId}`, async () => {
      const known = this.books.transfers.get(order.transferId);
      if (known) return outcomeOf(known, order);
      return this.inAccount(order, async () => {
        const before = this.books.balance(order) ?? 0n;
        const after = order.direction === 'deposit' ? before + order.amount : before - order.amount;
        const transfer: Transfer = {
          id: order.transferId,
          playerId: order.playerId,
          currency: order.currency,
          amount: formatAmount(order.amount),
          direction: order.direction,
          refused: after < 0n ? 'INSUFFICIENT_FUNDS' : undefined,
          balance: formatAmount(after < 0n ? before : after),
          at: Date.now(),
        };
        const events: Event[] = [{ type: 'transfer', transfer }];
        if (after >= 0n) events.push(entryOf(order, after - before));
        await this.books.record(...events);
        return outcomeOf(transfer, order);
      });
    });
  }

  /** Whether a transfer was done. One that never came is refused from now on: what is still under way must not succeed later. */
  status(transferId: string): Promise<'done' | 'refused'> {
    return this.turns.take(`transfer ${transferId}`, async () => {
      const known = this.books.transfers.get(transferId);
      if (known) return known.refused === undefined ? 'done' : 'refused';
      const transfer: Transfer = {
        id: transferId,
        playerId: '',
        currency: '',
        amount: '0.00',
        direction: undefined,
        refused: 'TRANSFER_REFUSED',
        balance: '0.00',
        at: Date.now(),
      };
      await this.books.record({ type: 'transfer', transfer });
      return 'refused';
    });
  }

  /** Takes a stake together with other events. Throws WalletRefusal INSUFFICIENT_FUNDS, and then nothing is written. */
  take(round: Round, stake: Amount, ...events: Event[]): Promise<void> {
    return this.inAccount(round, async () => {
      if ((this.books.balance(round) ?? 0n) < stake) throw new WalletRefusal('INSUFFICIENT_FUNDS');
      await this.books.record(entryOf(round, -stake), ...events);
    });
  }

  private inAccount<Value>(
    player: { playerId: string; currency: string },
    work: () => Promise<Value>,
  ): Promise<Value> {
    return this.turns.take(`account ${accountOf(player)}`, work);
  }
}

/** The event that credits a payout, to be written with what decided it. */
export const creditOf = (round: Round, payout: Amount): Event => entryOf(round, payout);

const entryOf = ({ playerId, currency }: { playerId: string; currency: string }, amount: Amount): Event => ({
  type: 'entry',
  playerId,
  currency,
  amount: formatAmount(amount),
});

/** What a stored transfer answers to an order with its id. */
function outcomeOf(transfer: Transfer, order: Order): Transfer {
  if (transfer.refused === 'TRANSFER_REFUSED') throw new WalletRefusal('TRANSFER_REFUSED');
  const isSame =
    transfer.playerId === order.playerId &&
    transfer.currency === order.currency &&
    parseAmount(transfer.amount) === order.amount &&
    transfer.direction === order.direction;
  if (!isSame) throw new WalletRefusal('TRANSFER_CONFLICT');
  if (transfer.refused !== undefined) throw new WalletRefusal(transfer.refused);
  return transfer;
}
