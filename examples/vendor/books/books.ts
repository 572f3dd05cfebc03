import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Log } from './log';
import { parseAmount, type Amount } from '../money';
import type { Event, PendingCall, Round, Session, Transfer } from './types';

/** How long a player token lasts (docs/vendor-protocol.md). */
const SESSION_MS = 12 * 60 * 60 * 1000;

/**
 * Sessions, rounds and calls. Each change is a list of events that is written to the log at once, and only then counts. At the start
 * the log is replayed, so a kill at any moment loses nothing that anybody was told.
 */
export class Books {
  readonly rounds = new Map<string, Round>();
  /** Of the transfer wallet: what each player has (`17 THB`), every transfer, and ids of ended rounds in the order of their ends. */
  readonly accounts = new Map<string, Amount>();
  readonly transfers = new Map<string, Transfer>();
  readonly walletRounds: string[] = [];
  private readonly sessions = new Map<string, Session>();
  /** In the order in which they were asked for. */
  private readonly pending = new Map<string, PendingCall>();

  private constructor(private readonly log: Log<Event[]>) {}

  static open(folder: string): Books {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { log, entries } = Log.open<Event[]>(join(folder, 'books.log'));
    const books = new Books(log);
    for (const events of entries) for (const event of events) books.apply(event);
    return books;
  }

  /** Writes events together: all of them are there after a kill, or none. */
  async record(...events: Event[]): Promise<void> {
    await this.log.append(events);
    for (const event of events) this.apply(event);
  }

  /** The session of a browser's key. Undefined if it is unknown or over. */
  session(key: string): Session | undefined {
    const session = this.sessions.get(key);
    return session && session.openedAt + SESSION_MS > Date.now() ? session : undefined;
  }

  /** A session, also after its end: what its rounds owe is paid whenever. */
  sessionOf(key: string): Session | undefined {
    return this.sessions.get(key);
  }

  pendingCalls(roundId?: string): PendingCall[] {
    return [...this.pending.values()].filter((call) => roundId === undefined || call.roundId === roundId);
  }

  /** The round that a player has to finish before another one of the game begins. */
  openRound({ playerId, gameCode, currency }: Session): Round | undefined {
    for (const round of this.rounds.values())
      if (
        round.state === 'open' &&
        round.playerId === playerId &&
        round.game === gameCode &&
        round.currency === currency
      )
        return round;
    return undefined;
  }

  /** What a player has in our transfer wallet. Undefined for one who never had money there. */
  balance({ playerId, currency }: { playerId: string; currency: string }): Amount | undefined {
    return this.accounts.get(`${playerId} ${currency}`);
  }

  close(): Promise<void> {
    return this.log.close();
  }

  private apply(event: Event): void {
    switch (event.type) {
      case 'session':
        this.sessions.set(event.session.key, event.session);
        return;
      case 'round':
        this.rounds.set(event.round.id, { ...event.round });
        return;
      case 'position':
        this.round(event.roundId).position = event.position;
        return;
      case 'state': {
        const round = this.round(event.roundId);
        round.state = event.state;
        if (event.payout !== undefined) round.payout = event.payout;
        if (event.state !== 'open') round.endedAt = event.at;
        if (event.state === 'ended' && round.ofWallet) this.walletRounds.push(round.id);
        return;
      }
      case 'call':
        this.pending.set(event.pending.id, event.pending);
        return;
      case 'answered':
        this.pending.delete(event.id);
        return;
      case 'transfer':
        this.transfers.set(event.transfer.id, event.transfer);
        return;
      case 'entry': {
        const account = `${event.playerId} ${event.currency}`;
        this.accounts.set(account, (this.accounts.get(account) ?? 0n) + (parseAmount(event.amount) ?? 0n));
        return;
      }
    }
  }

  private round(id: string): Round {
    const round = this.rounds.get(id);
    if (!round) throw new Error(`the books name a round that they do not have: ${id}`);
    return round;
  }
}
