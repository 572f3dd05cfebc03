import type { Amount } from '@/lib/money/amount';
import type { POINTS_KINDS, RULE_KEYS } from './constants';

export type RuleKey = (typeof RULE_KEYS)[number];
export type PointsKind = (typeof POINTS_KINDS)[number];

/** So many points for each `per` of valid bets in the site's currency. Amounts are decimal strings. */
export interface TurnoverRule {
  /** Of which games: all, a category, a vendor, or one game by its node id. */
  scope: 'all' | 'category' | 'vendor' | 'game';
  /** The category's code, the vendor's code or the node id; empty for all. */
  code: string;
  /** Only members of this group (its id); empty: all members. */
  groupId: string;
  points: string;
  per: string;
}

export interface EarningRules {
  turnover: TurnoverRule[];
  /** Points for each `per` of an approved deposit, at most `most` a deposit; empty points: none. */
  deposit: { points: string; per: string; most: string };
  /** Points for a registration; empty: none. */
  registration: string;
}

/** From this number of points, `points` points are worth `amount`. */
export interface RatioTier {
  from: string;
  points: string;
  amount: string;
}
export interface RatioRules {
  /** In the order of `from`; without tiers points cannot be converted. */
  tiers: RatioTier[];
}

export interface CheckInRules {
  /** What each day in a row gives; after the last day the calendar begins again. Without days it is closed. */
  days: { points: string; spins: number }[];
}

/** How spins of the wheel are earned; an empty amount: not that way. */
export interface WheelRules {
  turnover: string;
  deposit: string;
}

export interface PointsRules {
  earning: EarningRules;
  ratio: RatioRules;
  checkIn: CheckInRules;
  wheel: WheelRules;
}

/** What a settled round tells the rules. */
export interface CountedBet {
  nodeId: bigint;
  vendor: string;
  gameType: string;
  validBet: Amount;
}

/** An entry of a member's points. */
export interface PointsEntry {
  transactionId: bigint;
  at: Date;
  kind: string;
  amount: bigint;
  balanceAfter: bigint;
  meta: Record<string, unknown>;
}
