import type { Position } from '../games/types';
import type { Call, Player } from '../site/types';

/** A player at a game, from `authenticate` until the token ends. */
export interface Session extends Player {
  /** What the player's browser shows us: 32 random bytes. */
  key: string;
  nickname: string;
  trial: boolean;
  openedAt: number;
}

/**
 * `betting`: the bet was sent and its outcome is not known. `open`: the bet was taken. `refused`: it was not. `cancelled`: its outcome
 * stayed unknown, and it is being rolled back. `ended`: the payout is decided.
 */
export type RoundState = 'betting' | 'open' | 'ended' | 'refused' | 'cancelled';

export interface Round {
  id: string;
  session: string;
  playerId: string;
  currency: string;
  game: string;
  /** Amounts are decimal texts, because the log is JSON. */
  stake: string;
  payout: string;
  state: RoundState;
  position: Position;
  openedAt: number;
  endedAt: number | undefined;
  /** Whether it is played with money of our transfer wallet, and not with that of the site's. */
  ofWallet?: boolean;
}

/** A transfer from or to the site. Its outcome never changes. */
export interface Transfer {
  id: string;
  playerId: string;
  currency: string;
  amount: string;
  /** Undefined for one that the site asked about before it came. */
  direction: 'deposit' | 'withdraw' | undefined;
  /** Why it was not done; undefined if it was. */
  refused: 'INSUFFICIENT_FUNDS' | 'TRANSFER_REFUSED' | undefined;
  /** What the player had after it. */
  balance: string;
  at: number;
}

/** A call that must be answered, however long it takes. */
export interface PendingCall {
  id: string;
  roundId: string;
  call: Call;
}

/** What happens, in the order in which it happened. The books are what follows from all of it. */
export type Event =
  | { type: 'session'; session: Session }
  | { type: 'round'; round: Round }
  | { type: 'position'; roundId: string; position: Position }
  | { type: 'state'; roundId: string; state: RoundState; payout?: string; at: number }
  | { type: 'call'; pending: PendingCall }
  | { type: 'answered'; id: string; outcome: string }
  | { type: 'transfer'; transfer: Transfer }
  | { type: 'entry'; playerId: string; currency: string; amount: string };
