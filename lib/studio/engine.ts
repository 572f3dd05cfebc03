import type { Amount } from '@/lib/money/amount';

/**
 * What an engine is to the rest of the studio. An engine is a folder of lib/studio with the mathematics of a kind of game, and one
 * line in registry.ts. Nothing outside that folder and components/studio/<engine> knows how its games are played. README.md lists the
 * other places that name an engine.
 */
export type Engine = SeatEngine | TableEngine;

interface EngineBase<Model extends EngineModel> {
  /** The folder's name. It is also the `kind` of a catalogue entry, the `engine` of a stored round and part of the page's address. */
  readonly code: string;
  /** The current version of each model. New rounds begin with it. */
  readonly models: readonly Model[];
  /** A model by its code, in its current version or in a stated one. Undefined if the engine does not have it (any more). */
  findModel(code: string, version?: number): Model | undefined;
}

/** An engine whose players play alone: lib/studio/play keeps their sessions and rounds and calls `play` for each move. */
export interface SeatEngine extends EngineBase<SeatModel> {
  readonly session: 'seat';
  /** The least time of a round in milliseconds, if the operator has switched it on (RTS 14, docs/trust.md P5: slots 2.5 s, other games 5). */
  readonly leastRoundMs: number;
}

/** An engine whose players share a table or a draw: its folder has a session service and routes of its own. */
export interface TableEngine extends EngineBase<TableModel> {
  readonly session: 'table';
}

/** A figure that was computed exactly, or an interval from a stated number of played rounds. */
export type Figure =
  | { method: 'exact'; value: string }
  /** `low` to `high` is the 99% interval of `rounds` simulated rounds. */
  | { method: 'simulated'; value: string; low: string; high: string; rounds: number };

/** The published figures of a model that is played at a seat. Decimal strings: "0.961234" is 96.1234%. */
export interface ModelReturns {
  /** Return to player: expected payout of a round over its stake. */
  rtp: Figure;
  /** Share of rounds that pay something. */
  hitFrequency: Figure;
  /** Standard deviation of a round's payout, in stakes. */
  deviation: Figure;
  /** A round never pays more than so many stakes. */
  maxWin: number;
}

export type Volatility = 'low' | 'medium' | 'high' | 'very-high';

/** A sentence of the rules: a key of the namespace `studio` (`rules.bothWays`) with its values. */
export interface RuleSentence {
  key: string;
  values?: Readonly<Record<string, number>>;
}

/** What every model has: one version of one game's mathematics. */
interface ModelBase {
  /** Unique among the models of all engines. */
  readonly code: string;
  /** Raised with every change of the mathematics. */
  readonly version: number;
}

export type EngineModel = SeatModel | TableModel;

/**
 * A model of a shared table or draw. Its players choose between kinds of bets with odds of their own, so it has no one hit frequency,
 * deviation or highest win: it publishes the range of its return.
 */
export interface TableModel extends ModelBase {
  /** Exact decimal strings: the least and the greatest return to player of any bet that the game offers. */
  readonly returns: { readonly lowest: string; readonly highest: string };
}

/** JSON of an engine: no other code reads or changes it. */
export type EngineJson = object;

/** One move of a player: the first of a round costs the stake, the others follow from it. */
export interface Move {
  /** What the round's previous move gave as `next`; null begins a round. */
  state: EngineJson | null;
  /** Stake of the round, in 1/10,000. The same for all moves of a round. */
  stake: Amount;
  /** A uniform integer from 0 to n - 1 out of the round's fairness stream: the only source of chance. */
  draw(n: number): number;
}

export interface PlayedMove {
  /** Credit exactly this. */
  payout: Amount;
  /** The state to store; null if the round is over. */
  next: EngineJson | null;
  /** The answer for the browser, amounts as decimal strings. It is stored as it is. */
  result: EngineJson;
  /** What the betting record shows of this move; at most MAX_RECORD_CHARACTERS as JSON. */
  record: EngineJson;
}

/** The gateway takes 16,384 characters of details in a call; the rest is for the header (lib/studio/play/spin/details.ts). */
export const MAX_RECORD_CHARACTERS = 15_000;

/** A model that is played at a seat. All functions are pure: they read no clock, balance or history. */
export interface SeatModel extends ModelBase {
  readonly returns: ModelReturns;
  readonly volatility: Volatility;
  /** How the game is played, in a sentence or two, for the game's own page. */
  readonly summary: readonly RuleSentence[];
  /** Throws RangeError for a stake that does not divide or a state of another model. */
  play(move: Move): PlayedMove;
  /** What the open round has paid so far. */
  paidSoFar(state: EngineJson, stake: Amount): Amount;
  /** How many moves the round had before this state. */
  movesPlayed(state: EngineJson): number;
  /** What the game's page needs to begin besides what play/session/view.ts gives: rules, pictures of the idle game. */
  readonly page: EngineJson;
}
