import type { Amount } from '@/lib/money/amount';
import type { Figure, ModelReturns } from '../engine';

/**
 * The mathematics of a slot as data, and the result of one call of the engine.
 *
 * Everything in `SlotModel` and `FeatureState` is plain JSON (strings, small integers, arrays, objects): it can be
 * stored in a column, sent to a browser and read by the fairness verifier. Only `SpinResult` carries `Amount`s.
 *
 * Units. A stake is divided into `model.units` equal parts; every pay in the model counts such parts. `units` divides
 * 100, so a stake that is a whole number of cents (100 in 1/10,000) divides exactly and no payout is ever rounded.
 */

/** The codes of the models: one file of `lib/studio/slots/models` each. */
export type ModelCode =
  | 'trio-one'
  | 'trio-five'
  | 'ten-lines'
  | 'twenty-triple'
  | 'climbing-lines'
  | 'fifty-stacked'
  | 'ways-243'
  | 'ways-1024'
  | 'expanding-wilds'
  | 'two-way-respins'
  | 'coin-hold'
  | 'chosen-symbol'
  | 'sticky-wilds'
  | 'tumbling-ways'
  | 'scatter-orbs'
  | 'cluster-seven'
  | 'tall-ways';

/**
 * A symbol's role, which is also its id: a theme draws one picture per id. `high1` is the best paid of the high ones.
 * `wild2` and `wild3` are wilds that carry ×2 and ×3. `coin` and `orb` show a value on top of the picture.
 */
export type SymbolId =
  | 'high1'
  | 'high2'
  | 'high3'
  | 'high4'
  | 'low1'
  | 'low2'
  | 'low3'
  | 'low4'
  | 'wild'
  | 'wild2'
  | 'wild3'
  | 'scatter'
  | 'coin'
  | 'orb'
  | 'blank';

/** A place in the grid: reel from the left, row from the top, both from 0. */
export interface Cell {
  reel: number;
  row: number;
}

export interface SlotSymbol {
  id: SymbolId;
  /** Its letter in the strips. */
  letter: string;
  /**
   * Pays by count, in stake units, least count first. Lines and ways: exactly that many reels in a row.
   * Anywhere and clusters: that many or more, up to the next entry. Scatters: that many anywhere, with the trigger.
   */
  pays: readonly CountPay[];
  /** It counts as every symbol except scatter, coin and orb; the win is multiplied by `multiplier`. */
  wild?: { multiplier: number };
  /** Never part of a line, way or cluster. */
  special?: 'scatter' | 'coin' | 'orb' | 'blank';
}

export interface CountPay {
  count: number;
  units: number;
}

/** How wins are found. */
export type Evaluation =
  /** Each line names a row per reel; runs start at the left, or at either side (`both`; a full line pays once). */
  | { kind: 'lines'; lines: readonly (readonly number[])[]; direction: 'left' | 'both' }
  /** Every combination of equal symbols on neighbouring reels from the left. */
  | { kind: 'ways' }
  /** Equal symbols anywhere, counted. */
  | { kind: 'anywhere' }
  /** Equal symbols that touch by an edge, counted per cluster. */
  | { kind: 'clusters' };

/** One set of reels. A reel stops at a uniformly drawn index, which is its top visible row; strips are cyclic. */
export interface ReelSet {
  strips: readonly string[];
  /** Where the reels' heights vary: each reel draws one of these by weight before it stops. */
  heights?: readonly WeightedValue[];
}

export interface WeightedValue {
  value: number;
  weight: number;
}

/** Winning symbols vanish, those above fall, and the strip continues above them. */
export interface Cascades {
  /** Multiplier of the first, second, third … evaluation of a paid spin; the last one repeats. */
  multipliers: readonly number[];
  /** The same in free spins (ignored when the free spins' own multiplier climbs per cascade). */
  freeMultipliers: readonly number[];
  /** A spin ends after this many evaluations. The figures take it into account. */
  limit: number;
}

/** How the multiplier of free spins moves; it multiplies every line, way, anywhere and cluster win. */
export type FreeMultiplier =
  | { kind: 'fixed'; value: number }
  /** Starts at `start`, grows by `step` after each free spin that won, up to `max`. */
  | { kind: 'climbPerWin'; start: number; step: number; max: number }
  /** Starts at `start`, grows by `step` after each winning cascade and is kept between free spins, up to `max`. */
  | { kind: 'climbPerCascade'; start: number; step: number; max: number };

export interface FreeSpins {
  /** Spins awarded by the count of scatters on a paid spin. */
  awards: readonly { count: number; spins: number }[];
  /** Spins added by the count of scatters on a free spin; empty: no retrigger. */
  retriggers: readonly { count: number; spins: number }[];
  /** Free spins of one round, retriggers included, never exceed this. */
  maxSpins: number;
  reels: ReelSet;
  multiplier: FreeMultiplier;
  /** Wilds that land in a free spin stay in their place until the last one. */
  stickyWilds?: boolean;
  /**
   * One symbol is drawn at the trigger, by these weights. In a free spin, after the ordinary wins, when it lies on
   * enough reels to pay, it fills those reels and pays its count on every line, wherever the reels are.
   */
  chosenSymbol?: readonly { symbol: SymbolId; weight: number }[];
}

/** A wild on one of `reels` fills its reel. */
export interface ExpandingWilds {
  reels: readonly number[];
  /** Also: the filled reels stay, and a respin without stake follows, for as long as a new one fills. */
  respin: boolean;
}

/** Coins: enough of them hold, and the empty cells are spun again. */
export interface CoinHold {
  /** Coins on a paid spin that start it. */
  trigger: number;
  /** Respins given at the start and again after each new coin. */
  respins: number;
  /** Value of a coin in stake units, by weight; drawn for every coin that lands. */
  values: readonly WeightedValue[];
  /** In a respin each empty cell becomes a coin with the chance `coin` in `of`. */
  chance: { coin: number; of: number };
  /** Added when every cell holds a coin, in stake units. */
  fullGrid: number;
}

/** Orbs carry a drawn multiplier; the sum of those in sight multiplies the spin's wins. */
export interface Orbs {
  values: readonly WeightedValue[];
  /** In free spins the sums of winning spins add up through the round and multiply together. */
  accumulateInFreeSpins: boolean;
}

export interface SlotModel {
  code: ModelCode;
  /** Raised whenever anything here changes: a stored round names the version it was played by. */
  version: number;
  volatility: 'low' | 'medium' | 'high' | 'very-high';
  units: number;
  /** Rows of each reel (the most, where heights vary). */
  rows: readonly number[];
  symbols: readonly SlotSymbol[];
  evaluation: Evaluation;
  base: ReelSet;
  cascades?: Cascades;
  freeSpins?: FreeSpins;
  expandingWilds?: ExpandingWilds;
  coinHold?: CoinHold;
  orbs?: Orbs;
  /** The most a round (a paid spin with all that follows from it) pays, in whole stakes; at the cap its features end. */
  maxWin: number;
}

/** A uniform integer from 0 to n - 1; the engine's only source of chance. */
export type Draw = (n: number) => number;

/**
 * What a round in progress carries from one call to the next. Store it as it is (JSON) with the round; `null`
 * means that the next spin is a paid one. It holds no money: units scale with the stake of the paid spin.
 */
export type FeatureState = FreeSpinsState | RespinState | HoldState;

interface FeatureCommon {
  /** Calls of the engine that are left, as far as known now. */
  spinsLeft: number;
  spinsPlayed: number;
  /** What the whole round has paid so far, the paid spin included, in stake units. */
  roundUnits: number;
}

export interface FreeSpinsState extends FeatureCommon {
  kind: 'freeSpins';
  /** All that were awarded, for "4 of 12". */
  spinsAwarded: number;
  /** The multiplier that the next free spin starts with. */
  multiplier: number;
  chosenSymbol?: SymbolId;
  sticky?: readonly Cell[];
  /** Sum of orbs collected in this round. */
  orbTotal?: number;
}

export interface RespinState extends FeatureCommon {
  kind: 'respin';
  /** Reels that stay filled with wilds. */
  lockedReels: readonly number[];
}

export interface HoldState extends FeatureCommon {
  kind: 'hold';
  /** Value in stake units of the coin in each cell, per reel from the top; 0: empty. Paid when the feature ends. */
  coins: readonly (readonly number[])[];
}

/** A line, way, group or cluster that paid in one step. */
export interface Win {
  kind: 'line' | 'ways' | 'anywhere' | 'cluster' | 'scatter' | 'chosen' | 'coins';
  symbol: SymbolId;
  count: number;
  /** The cells to light up (for a line: those of the run, from its side). */
  positions: readonly Cell[];
  /** Lines: index into the model's lines, and the side it runs from. */
  line?: number;
  side?: 'left' | 'right';
  /** Ways: how many, wilds' multipliers included. Chosen symbol: how many lines pay. */
  ways?: number;
  /** Product of the wilds in a line; 1 without. */
  wildMultiplier: number;
  /** In stake units, with every multiplier of the step. */
  units: number;
  payout: Amount;
}

/** One picture in the animation of a spin, in order. */
export interface SpinStep {
  /**
   * `land`: the reels stopped. `expand`: wilds filled their reels. `cascade`: symbols fell after the previous step's
   * wins vanished. `chosen`: the chosen symbol filled its reels. `hold`: a respin of the coin feature.
   * `orbs`: orbs multiply what the spin has won. `coins`: the held coins are paid.
   */
  kind: 'land' | 'expand' | 'cascade' | 'chosen' | 'hold' | 'orbs' | 'coins';
  /** Symbols per reel from the top. */
  grid: readonly (readonly SymbolId[])[];
  /** Values shown on coins (stake units) and orbs (multiplier); 0 where there is none. Absent: no such symbols. */
  values?: readonly (readonly number[])[];
  /** Wins found in this step. In `cascade` models their cells are `removed` before the next step. */
  wins: readonly Win[];
  removed: readonly Cell[];
  /** The multiplier that this step's wins were multiplied by (free spins, cascades; for `orbs`: their sum). */
  multiplier: number;
  /** 0 for the landing, then 1, 2, 3 … for each fall. */
  cascadeIndex: number;
  /** What this step paid. For `orbs`: what the multiplication added. */
  units: number;
  payout: Amount;
}

/** What a spin awarded beyond its wins. */
export interface FeatureAward {
  kind: 'freeSpins' | 'retrigger' | 'respin' | 'hold';
  /** Spins given now. */
  spins: number;
  /** The scatters, coins or wilds that gave them. */
  positions: readonly Cell[];
  chosenSymbol?: SymbolId;
}

export interface SpinResult {
  model: ModelCode;
  version: number;
  /** What kind of call it was; `paid` is the only one that costs the stake. */
  kind: 'paid' | FeatureState['kind'];
  /** Drawn stops per reel (empty in the coin feature), for the round's record; -1 for a locked reel. */
  stops: readonly number[];
  steps: readonly SpinStep[];
  awards: readonly FeatureAward[];
  /** What this call pays: credit exactly this. */
  units: number;
  payout: Amount;
  /** What the round has paid with this call. */
  roundUnits: number;
  roundPayout: Amount;
  /** The round reached `maxWin`; the last payout was cut to it and the features ended. */
  capped: boolean;
  /** The state to store; `null`: the round is over. */
  next: FeatureState | null;
}

/** The published figures of a model; recomputed by `npm run bench returns`. A hit is a paid spin that pays or starts a feature. */
export interface SlotReturns extends ModelReturns {
  /** Paid spins per start of the feature (free spins, hold or respin), if there is one. */
  featureEvery?: Figure;
}

export interface PublishedModel {
  model: SlotModel;
  returns: SlotReturns;
}

/**
 * The rules of a model as structured data for the paytable screen; the client words and translates them.
 * Pays are in stake units: a pay of `units` is stake / model.units × units.
 */
export interface ModelRules {
  code: ModelCode;
  version: number;
  volatility: SlotModel['volatility'];
  units: number;
  reels: number;
  rows: readonly number[];
  evaluation: Evaluation['kind'];
  bothWays: boolean;
  /** Lines: a row per reel, to be drawn. Empty otherwise. */
  lines: readonly (readonly number[])[];
  /** The greatest number of ways (ways only). */
  ways?: number;
  symbols: readonly {
    id: SymbolId;
    pays: readonly CountPay[];
    role: 'paying' | 'wild' | 'scatter' | 'coin' | 'orb' | 'blank';
    /** Counts are "that many or more" (anywhere, clusters). */
    orMore: boolean;
    wildMultiplier?: number;
    /** Reels (from 0) where it occurs in paid spins. */
    reels: readonly number[];
  }[];
  features: readonly RuleFeature[];
  returns: SlotReturns;
}

export type RuleFeature =
  | { kind: 'cascades'; multipliers: readonly number[]; freeMultipliers: readonly number[] }
  | {
      kind: 'freeSpins';
      awards: FreeSpins['awards'];
      retriggers: FreeSpins['retriggers'];
      maxSpins: number;
      multiplier: FreeMultiplier;
      stickyWilds: boolean;
      chosenSymbol: readonly SymbolId[];
    }
  | { kind: 'expandingWilds'; reels: readonly number[]; respin: boolean }
  | { kind: 'coinHold'; trigger: number; respins: number; values: readonly number[]; fullGrid: number }
  | { kind: 'orbs'; values: readonly number[]; accumulateInFreeSpins: boolean }
  | { kind: 'varyingHeights'; heights: readonly number[] };

/**
 * The reels that the client shows while they turn, taken from the model, so that only symbols roll past that could stop there. No
 * outcome is computed from it.
 */
export interface ReelView {
  base: readonly (readonly SymbolId[])[];
  free?: readonly (readonly SymbolId[])[];
}

/** What the page of a slot game begins with. */
export interface SlotsPage {
  rules: ModelRules;
  reels: ReelView;
}
