import type { Amount } from '@/lib/money/amount';
import type { BonusWeights } from '../bonus-money/types';
import type { REWARD_KINDS, REWARD_STATUSES, REWARD_VIEWS } from './constants';

export type RewardKind = (typeof REWARD_KINDS)[number];
export type RewardStatus = (typeof REWARD_STATUSES)[number];
export type RewardView = (typeof REWARD_VIEWS)[number];

/** What a reward pays: money of the member's currency, or points (currency PTS). In 1/10,000. */
export interface Payout {
  currency: string;
  amount: Amount;
}

/**
 * The conditions of bonus money. `multiple` is a decimal text: how often the amount must be staked before it becomes real money; '0' pays
 * the main balance at once.
 */
export interface Wagering {
  multiple: string;
  /** How much of a stake counts, in percent; all of it by default. */
  weights?: Partial<BonusWeights>;
  /** The largest stake while the bonus money is there, as a decimal text; without it there is no limit. */
  stakeCap?: string;
  /** For how many days the bonus money is there after the claim; without it, until it is staked or lost. */
  days?: number;
}

/** Free rounds that a reward gives instead of its amount, which says what they are worth. Amounts are decimal texts. */
export interface RewardRounds {
  vendor: string;
  nodeIds: string[];
  rounds: number;
  stake: string;
  /** For how many days after the claim they can be played. */
  days: number;
  /** The most that the member gets of the wins; without it there is no limit. */
  most?: string;
}

export interface RewardOffer {
  /** The unique name of the reward, such as `mission:12:4711:2026-11-25`. The same key never makes a second one. */
  key: string;
  memberId: bigint;
  kind: RewardKind;
  payout: Payout;
  /** Without it the reward is paid to the main balance or the points. */
  wagering?: Wagering | undefined;
  /** The reward is free rounds; `wagering` is then of their wins. */
  freeRounds?: RewardRounds | undefined;
  /** When it can no longer be claimed; null or undefined: never. */
  expiresAt?: Date | null | undefined;
  /** The row of the kind's own table: the mission, the promotion, the bonus. */
  sourceId?: bigint | undefined;
  /** Texts that the member is shown: `title` or `title.<language>` (titleParams), `period`, `reason`. */
  params?: Record<string, string> | undefined;
}

export interface Reward {
  id: bigint;
  memberId: bigint;
  kind: RewardKind;
  sourceId: bigint | null;
  payout: Payout;
  wagering: Wagering;
  freeRounds: RewardRounds | null;
  params: Record<string, string>;
  status: RewardStatus;
  createdAt: Date;
  expiresAt: Date | null;
  endedAt: Date | null;
  /** Null before the claim, and for free rounds. */
  transactionId: bigint | null;
}
