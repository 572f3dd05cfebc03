/** A value of JSON. Texts of a call may contain placeholders, see `Step.body`. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
export type JsonObject = Readonly<Record<string, Json>>;

/**
 * Who a call is about. `player`: the player that most cases use. `later`: the same player, game and currency under a later token.
 * `other game`: the same player in another game of the vendor. `play money`: the same player with play money. `other player`: a second one.
 */
export type Seat = 'player' | 'later' | 'other game' | 'play money' | 'other player';

/** How a call differs from a correct one. Everything else of it is correct. */
export interface Sending {
  /** Milliseconds that the vendor's clock is ahead. */
  clock?: number;
  timestamp?: string;
  vendor?: string;
  /** Signs with another secret. */
  foreignSecret?: boolean;
  /** Signs with the 64 characters of the secret as the key, and not with the bytes that they stand for. */
  secretAsText?: boolean;
  /** Signs as if it were a call of this operation. */
  signedAs?: string;
  /** Changes a byte of the body after it was signed. */
  changedBody?: boolean;
  /** Writes the signature in upper case. */
  upperCase?: boolean;
  without?: 'x-vendor' | 'x-timestamp' | 'x-signature';
  query?: string;
  method?: string;
  contentType?: string;
  /** The bytes of the body in place of `Step.body`. */
  raw?: Uint8Array;
  /** Adds spaces until the body has so many bytes. */
  size?: number;
}

/** What is expected of one item of a call with many items. */
export interface ItemExpectation {
  moves?: string;
  refuses?: string;
  /** The item's answer is that of this item of an earlier step. */
  same?: readonly [step: number, item: number];
}

/** One call and what the document says of its answer. Without `refuses`, the call succeeds. */
export interface Step {
  call: string;
  /**
   * The call. In its texts `#name` is an id that no other case uses, and `<…>` a value of a seat: `<token>`, `<player>`, `<currency>`,
   * `<balance>` (all that the player has), `<above balance>`, and with a seat `<token of other game>`. `<launch>` is a fresh launch token; `<launch 2>` another one.
   */
  body?: JsonObject;
  /** Whose money it moves; `player` without it. */
  seat?: Seat;
  sent?: Sending;
  /** Sends it so many times at the same moment: every answer is the same. */
  times?: number;
  /** `answer`: the answer is thrown away. `connection`: the connection is closed as soon as the call is sent. */
  lost?: 'answer' | 'connection';
  /** What a successful answer moves; "0" without it. `all` takes everything that the player has, and `back` returns it. */
  moves?: string;
  /** Fields of the answer's value; other fields are not compared. */
  answers?: JsonObject;
  items?: readonly ItemExpectation[];
  /** The whole answer is that of this earlier step of the case, the first is 0. */
  same?: number;
  refuses?: string;
  /** If it is not what the table of refusals says of the code. */
  final?: boolean;
  /** The names in `fields` of an INVALID_INPUT. */
  fields?: readonly string[];
}

export interface Case {
  /** The heading of docs/vendor-protocol.md that says so. */
  section: string;
  title: string;
  steps: readonly Step[];
  /** It takes minutes, so it is played only with --slow. */
  slow?: boolean;
}

export interface Answer {
  status: number;
  type: string;
  /** The body as text, and as JSON if it is. */
  text: string;
  json?: unknown;
}

export interface Result {
  section: string;
  title: string;
  verdict: 'passed' | 'failed' | 'skipped';
  /** What was expected and what came, of the call that decided it. */
  expected: string;
  got: string;
  /** Why it failed or was skipped; empty if it passed. */
  reason: string;
}

/** Opens games of the vendor, so that there are launch tokens. */
export interface Launcher {
  /** A fresh launch token of a seat; or why there is none. */
  launch(seat: Seat): Promise<{ token: string } | { missing: string }>;
}
