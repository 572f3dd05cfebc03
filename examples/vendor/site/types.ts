import type { Keys } from '../keys';

/** Who plays what with which money, as `authenticate` told it. */
export interface Player {
  playerId: string;
  playerToken: string;
  gameCode: string;
  currency: string;
}

/** What we ask of the site's wallet. Every dialect sends these, each in its own words. Amounts are decimal texts. */
export type Call =
  | { operation: 'authenticate'; launchToken: string; gameCode: string }
  | { operation: 'balance'; player: Player }
  | {
      operation: 'bet';
      player: Player;
      transactionId: string;
      roundId: string;
      amount: string;
    }
  | {
      operation: 'win';
      player: Player;
      transactionId: string;
      roundId: string;
      betTransactionId: string;
      amount: string;
      details: Details;
    }
  | { operation: 'endRound'; player: Player; roundId: string }
  | {
      operation: 'rollback';
      player: Player;
      transactionId: string;
      roundId: string;
      referenceTransactionId: string;
      amount: string;
    };

/** What the player's betting record shows of a round. */
export type Details = Record<string, string | number | boolean | (string | number)[]>;

/** What the site answered to a call that it carried out. */
export interface Answer {
  balance?: string;
  /** Of `authenticate`. */
  player?: Player;
  nickname?: string;
  trial?: boolean;
  /** Ids of rounds that the site still has open for this player and game. */
  openRounds?: string[];
}

/**
 * The result of one attempt. `refused` is final. `unknown` may have been carried out or not: there was no answer, or one that says
 * nothing, or the site asks to repeat the call.
 */
export type Result =
  | { kind: 'done'; answer: Answer }
  | { kind: 'refused'; code: string; message: string }
  | { kind: 'unknown'; code: string; message: string };

export interface Request {
  path: string;
  headers: Record<string, string>;
  body: string;
}

export interface Response {
  status: number;
  contentType: string;
  text: string;
}

export interface Credentials extends Keys {
  code: string;
}

/** How one kind of site is spoken to: a request and what its answer means. The transport and the repeats are the same for all. */
export interface Dialect {
  /** Whether a win also ends its round, or `endRound` follows it. */
  winEndsRound: boolean;
  /** The request of one attempt. `now` is in milliseconds since 1970. Throws NoSecret if the operator has not issued one. */
  request(call: Call, credentials: Credentials, now: number): Request;
  read(call: Call, response: Response): Result;
}

export class NoSecret extends Error {
  constructor() {
    super('the secret of the operator has not been entered');
  }
}
