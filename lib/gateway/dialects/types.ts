import type { KeyObject } from 'node:crypto';
import type { AppError } from '@/lib/platform/errors';
import type { VendorPort } from '../protocol/types';
import type { Shape } from './shape';

/** A player of one game session, found by the token of the launch. None of it ever changes. */
export interface DialectPlayer {
  playerId: string;
  /** What bets name: derived from the launch token, so that the vendor need not know it. */
  playerToken: string;
  currency: string;
  gameCode: string;
  nickname: string;
  language: string;
}

/** What an operation may do: the wallet, and finding a player by a launch token. */
export interface DialectWallet {
  port: VendorPort;
  /**
   * The player of a launch token. The first call exchanges it; it stays the player's token for twelve hours. Throws TOKEN_INVALID 401,
   * PLAYER_BLOCKED 403.
   */
  player(token: string): Promise<DialectPlayer>;
}

export type Fields = Readonly<Record<string, unknown>>;
/** A decimal in a reply that is sent as a JSON number, with all its digits. */
export class NumberText {
  constructor(readonly text: string) {}
}
/** The fields of a reply, in their order; a bigint is sent as a JSON number with all its digits. */
export type ReplyFields = Readonly<Record<string, string | number | boolean | bigint | NumberText>>;

export type Operation = (wallet: DialectWallet, fields: Fields) => Promise<ReplyFields>;

/** What a call is verified with. After a rotation there are two of each until an operator ends the former one. */
export interface SignedCall {
  raw: Uint8Array;
  fields: Fields;
  headers: Headers;
}

interface DialectOf<Key> {
  /** The last parts of the address, such as `transaction/bet`. */
  operations: Readonly<Record<string, Operation>>;
  /** What tells the body of each operation from those of the others; the signature does not say which one it is. */
  shapes: Readonly<Record<string, Shape>>;
  /** The media type of its bodies. */
  mediaType: string;
  /** The fields of a body. Throws AppError 400. */
  readFields(raw: Uint8Array): Fields;
  isSigned(call: SignedCall, key: Key): boolean;
  /** The reply to a call that succeeded. */
  accept(fields: Fields, reply: ReplyFields): ReplyFields;
  /** The reply to a call that was refused; `fields` are undefined if it could not be read. `message` is English. */
  refuse(error: AppError, message: string, fields: Fields | undefined): ReplyFields;
}

/** A protocol of vendors that is mapped to ours: addresses, fields, signature and codes. */
export type Dialect =
  (DialectOf<KeyObject> & { signsWith: 'public_key' }) | (DialectOf<Uint8Array> & { signsWith: 'secret' });
