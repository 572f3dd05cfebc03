import type { Amount } from '@/lib/money/amount';
import type { BONUS_STATUSES } from './constants';

/**
 * How much of a valid bet counts for a bonus, in whole percent from 0 to 100: of a game (by its node id), else of its category, else of
 * `other`. In a game of 0 percent bonus money cannot be staked.
 */
export interface BonusWeights {
  other: number;
  types: Record<string, number>;
  games: Record<string, number>;
}

export type BonusStatus = (typeof BONUS_STATUSES)[number];

/** Bonus money of a member. Amounts in 1/10,000. */
export interface BonusMoney {
  id: bigint;
  memberId: bigint;
  currency: string;
  status: BonusStatus;
  /** What was granted, and what of it and its winnings is left. */
  amount: Amount;
  remaining: Amount;
  /** Valid bets until it becomes real money, and those that are counted. */
  required: Amount;
  wagered: Amount;
  weights: BonusWeights;
  stakeCap: Amount | null;
  bonusFirst: boolean;
  expiresAt: Date | null;
  /** Why it ended, if someone ended it: `member`, `withdrawal`, or an operator's words. */
  reason: string | null;
  /** What became real money, or went back, at its end. */
  endedAmount: Amount | null;
  rewardId: bigint | null;
  grantedAt: Date;
  endedAt: Date | null;
}

/** A bonus as a member reads it: with the reward that it came from, and the names of the games that have a weight of their own. */
export interface TitledBonus extends BonusMoney {
  kind: string | null;
  params: Record<string, string> | null;
  games: { nodeId: string; name: string; weight: number }[];
}

export interface BonusGrant {
  /** Names the bonus: the same key grants once. At most 150 characters. */
  key: string;
  memberId: bigint;
  currency: string;
  /** More than zero, in 1/10,000. */
  amount: Amount;
  /** So many times the amount must be staked: a decimal above 0 with at most two places after the point, such as "20" or "7.5". */
  multiple: string;
  /** By default each valid bet counts whole. */
  weights?: Partial<BonusWeights> | undefined;
  stakeCap?: Amount | null | undefined;
  /** A stake is taken from the bonus first; from real money first by default. */
  bonusFirst?: boolean | undefined;
  expiresAt?: Date | null | undefined;
  rewardId?: bigint | null | undefined;
}
