/**
 * The data of the lottery: draw sources, results, play types and games. Everything here is JSON in shape: the engine (plays/, odds.ts) and
 * the verifier (verifier/) read the same data with separate code.
 */

/** One group of numbers of a result. A result has the groups of its source in order. */
export type NumberGroup =
  /** `count` numbers, each uniform from `low` to `high` and independent of the others. */
  | {
      kind: 'independent';
      code: string;
      low: number;
      high: number;
      count: number;
      /** The group is a prize rank: each `width` digits are one number, written as a string of digits. */
      width?: number;
    }
  /** `count` distinct numbers from `low` to `high`, in the order in which they are drawn. */
  | { kind: 'distinct'; code: string; low: number; high: number; count: number }
  /** `count` distinct numbers out of what the group `of` has left. */
  | { kind: 'rest'; code: string; of: number; count: number }
  /** Not drawn: stated with the draw before its sales open, such as the animal of the lunar year. */
  | { kind: 'given'; code: string; low: number; high: number; count: number };

/** Where the numbers of a draw come from. */
export interface DrawSource {
  readonly code: string;
  readonly groups: readonly NumberGroup[];
}

/** A result in memory: the numbers of each group. Of a prize rank: its digits, number by number. */
export type Result = readonly (readonly number[])[];

/** Numbers of a group by their index: what a play type looks at. Of a prize rank: indexes of digits. */
export interface Window {
  group: number;
  at: readonly number[];
  /** Numbers of a group that was drawn from what this one had left; they follow those of `at`. */
  also?: { group: number; at: readonly number[] };
}

/** A tier of prizes with the windows that can win it. Each window that matches is one hit. */
export interface View {
  tier: string;
  /** Share of the return that the tier gets, relative to the other tiers. */
  weight: number;
  windows: readonly Window[];
}

/** How often each value occurs in a combination: [[2, 1], [1, 3]] is one pair and three single numbers. */
export type Pattern = readonly (readonly [times: number, numbers: number])[];

/** What options are decided by: a whole number that is computed from the numbers of one window. */
export type Feature =
  | 'value'
  | 'sum'
  | 'sumTail'
  | 'span'
  /** Last digit of the first number. */
  | 'tail'
  /** First digit of the first number, written with two digits. */
  | 'head'
  /** Sum of the two digits of the first number. */
  | 'digitSum'
  /** Colour wave of the first of 49 numbers: 0 red, 1 blue, 2 green. */
  | 'colour'
  /** Colour wave × 4 + (1 if odd) + (2 if 25 or more); 12 for 49. */
  | 'halfWave'
  /** 0 if the numbers are equal, 1 if the first is higher, 2 if the second is. */
  | 'compare'
  /** Of three numbers: 4 leopard, 3 straight, 2 pair, 1 half straight, 0 mixed. */
  | 'three'
  /** Of five numbers: 7 five of a kind, 6 four, 5 full house, 4 straight, 3 three, 2 two pairs, 1 one pair, 0 none. */
  | 'hand'
  /** Of five digits: 0 no bull, 1 to 9, 10 bull bull. */
  | 'bull'
  /** How many numbers are in the lower half of the source's range. */
  | 'low'
  /** How many numbers are odd. */
  | 'odd';

export interface FeatureOption {
  code: string;
  /** The option wins if the feature is in one of these ranges, ends included, and has the remainder that `modulo` states. */
  ranges: readonly (readonly [low: number, high: number])[];
  modulo?: readonly [divisor: number, remainder: number];
  /** Values inside of the ranges that lose all the same. */
  except?: readonly number[];
}

/** A rule that looks at the numbers of one window. */
export type TupleRule =
  /** A row of numbers for each position; every number of the window must be in its row. */
  | { kind: 'straight' }
  /** Typed numbers in order. */
  | { kind: 'list' }
  /** All ordered combinations with a chosen sum, or a chosen span (highest less lowest). */
  | { kind: 'bySum' }
  | { kind: 'bySpan' }
  /** Any order, with a pattern. `rows`: a row for each entry; `pool`: one row for all; `banker`: numbers that must come, and others. */
  | { kind: 'group'; pattern: Pattern; input: 'rows' | 'pool' | 'banker' }
  /** Typed numbers in any order, not all equal; a number with more orders has a lower prize. */
  | { kind: 'anyOrder' }
  /** Typed numbers, each with all its orders, which are bets of their own. */
  | { kind: 'allOrders' }
  /** All combinations in any order, not all equal, with a chosen sum or with a chosen number. */
  | { kind: 'groupBySum' }
  | { kind: 'groupWith' }
  /** A row for each position; each chosen number is a bet of its own. */
  | { kind: 'fixed' }
  /** Each chosen number is a bet of its own that it occurs at least so many times. */
  | { kind: 'times'; least: number }
  /** A row for each position; each set of `choose` positions is played straight. */
  | { kind: 'anyStraight'; choose: number }
  | { kind: 'feature'; feature: Feature; options: readonly FeatureOption[] };

/** A tier of a play type that counts hits. */
export interface HitTier {
  tier: string;
  weight: number;
  /** How many of the chosen numbers are drawn. */
  hits: number;
  /** How many of the chosen numbers (0 or 1) are the special number. Only with `special`. */
  special?: 0 | 1;
}

export type Rule =
  | TupleRule
  /** `inner` on each set of `choose` positions out of those that the player chooses from the play type's window. */
  | { kind: 'positions'; choose: number; inner: TupleRule }
  /**
   * `choose` numbers out of a pool; the prize depends on how many of them are drawn. Each window is one drawn number; a window of two
   * digits is a number from 00 to 99. `banker`: with numbers that are in every combination.
   */
  | { kind: 'hits'; choose: number; tiers: readonly HitTier[]; banker?: true; special?: Window }
  /** `choose` zodiac animals or tails of 49-ball; all of them must occur among the windows, or none. */
  | { kind: 'categories'; of: 'zodiac' | 'tail'; choose: number; occur: boolean }
  /** One option for at least two positions; all of them must win. */
  | { kind: 'parlay'; options: readonly { code: string; feature: Feature; option: FeatureOption }[] };

/** Units that win a tier. `class` is the class of the combinations, whose odds differ from those of other classes. */
export interface Hit {
  class: string;
  tier: string;
  units: number;
}

/** A worked example: data that a test evaluates. */
export interface Example {
  /** The selection's text (plays/selection.ts). */
  selection: string;
  /** The result's JSON (sources/result.ts). */
  result: unknown;
  wins: readonly Hit[];
}

export interface PlayType {
  /** Unique within its game; part of stored bets. */
  readonly code: string;
  /** Its texts: `names.<key>` and `rules.<key>` of the namespace `lottery-plays`, with a place of `places` and a number. */
  readonly text: { key: string; place?: string; count?: number };
  readonly views: readonly View[];
  readonly rule: Rule;
  readonly example: Example;
}

export interface PlayGroup {
  /** A text of `groups` in the namespace `lottery-plays`. */
  readonly code: string;
  readonly plays: readonly PlayType[];
}

export type Region = 'CN' | 'VN' | 'SEA';

/** When a game is drawn, as a kind only: the session service makes draws of it. */
export type Schedule =
  /** Every so many minutes, from `from` to `to` (minutes after midnight of the zone; 1440 is the day's end). */
  | { kind: 'interval'; minutes: number; zone: string; from: number; to: number }
  /** On weekdays (0 is Sunday) or days of the month; sales close and the result comes at minutes after midnight of the zone. */
  | {
      kind: 'days';
      zone: string;
      weekdays?: readonly number[];
      monthDays?: readonly number[];
      closes: number;
      drawn: number;
    };

export interface LotteryGame {
  /** Unique among the games of the lottery: the `gameCode` of its page. */
  readonly code: string;
  readonly region: Region;
  /** Drawn by us, or a result that operators enter. */
  readonly draws: 'own' | 'external';
  readonly source: DrawSource;
  readonly schedule: Schedule;
  /** The series that members can choose from: the return is series ÷ 2,000. */
  readonly series: { lowest: number; highest: number };
  readonly groups: readonly PlayGroup[];
}

/** A row of a selection: what its values are and how many may be chosen. */
export interface RowShape {
  /** A text of `rows` in the namespace `lottery-plays`. */
  code: string;
  low: number;
  high: number;
  /** Digits of a value in texts. */
  width: number;
  /** The values are these options, by index. */
  options?: readonly string[];
  min: number;
  max: number;
}

/** A typed list: each entry has so many numbers. */
export interface ListShape {
  numbers: number;
  low: number;
  high: number;
  width: number;
  distinct: boolean;
  /** False: the entries 12 and 21 are the same. */
  ordered: boolean;
  /** Whether an entry may consist of one number repeated. */
  allEqual: boolean;
}

export interface Shape {
  rows: readonly RowShape[];
  /** How many rows must not be empty: all, unless rows may be left out. */
  rowsNeeded: number;
  /** A number may be in one row only. */
  disjoint: boolean;
  list?: ListShape;
}

/** A checked selection. List entries are numbers: the digits of an entry, read as one decimal number. All are sorted. */
export interface Selection {
  rows: readonly (readonly number[])[];
  list: readonly number[];
}
