import type { Amount } from '@/lib/money/amount';
import type { ACTIVITY_STATUSES, FREQUENCIES, PAYOUT_KINDS, PROMOTION_MODES } from './constants';

export type PromotionMode = (typeof PROMOTION_MODES)[number];
export type ActivityStatus = (typeof ACTIVITY_STATUSES)[number];
export type Frequency = (typeof FREQUENCIES)[number];
export type PayoutKind = (typeof PAYOUT_KINDS)[number];

/** What a raffle promises. */
export interface RaffleRule {
  /** ISO 8601; '' in other modes. */
  closesAt: string;
  /** Tickets for joining. */
  joining: number;
  /** One more ticket for each full amount of deposits, and of valid bets; '' is none. */
  perDeposit: string;
  perTurnover: string;
  /** The most tickets of one member. */
  most: number;
  /** In the order of the draw. */
  prizes: { kind: 'money' | 'points'; amount: string; count: number }[];
}

/** The rule of a promotion, as operators type it: amounts are decimal strings, '' is none. */
export interface PromotionRule {
  /** Only members of this group; '' is everybody. */
  groupId: string;
  /** Only members who registered at most so many days ago; 0 is everybody. */
  newDays: number;
  /** What a member must have done: credited deposits and valid bets in the site's currency. Both, if both are set. */
  goal: { deposit: string; turnover: string };
  payout: {
    kind: PayoutKind;
    amount: string;
    /** How often money must be wagered before it can be withdrawn. '0': it is paid to the main balance. */
    multiple: string;
    /** For how many days a reward that is not paid at once can be claimed; 0 is without end. */
    days: number;
  };
  frequency: Frequency;
  /** What an application needs, and what can be awarded for it: both amounts included. */
  application: { needsRemark: boolean; pictures: number; least: string; most: string };
  raffle: RaffleRule;
  /** The bonus by which it is had; '' in other modes. */
  bonusId: string;
  /** How many rewards can be given, and how much; '' is without limit. */
  mostRewards: string;
  budget: string;
}

export interface StoredRule {
  promotionId: bigint;
  mode: PromotionMode;
  rule: PromotionRule;
  /** 0 for a promotion whose mode nobody has set. */
  version: number;
  given: { count: number; money: Amount; points: Amount };
}

/** How far a member is with one part of a goal, in 1/10,000 of the site's currency. */
export interface Progress {
  kind: 'deposit' | 'turnover';
  done: Amount;
  goal: Amount;
}

/** What decides the status of a promotion for a member. */
export interface ActivityFacts {
  mode: PromotionMode;
  startsAt: Date | null;
  endsAt: Date | null;
  /** Whether the reader is a member who may receive offers. */
  isMember: boolean;
  /** Whether the rule addresses this member. */
  isAddressed: boolean;
  hasJoined: boolean;
  hasGoal: boolean;
  hasPayout: boolean;
  /** Whether the goal is reached in this period. True without a goal. */
  isReached: boolean;
  /** Whether a cap of the rule is reached. */
  isExhausted: boolean;
  application: 'applying' | 'approved' | 'rejected' | undefined;
  reward: 'claimable' | 'claimed' | 'gone' | undefined;
  /** Of a raffle: whether tickets can still be had, and whether it was drawn. */
  raffle: { isOpen: boolean; isDrawn: boolean } | undefined;
}

/** The tickets of one participant of a raffle. */
export interface OwnTickets {
  /** Names the participant in the public list. */
  code: string;
  /** So far, until the list is final. */
  count: number;
  /** The first of the numbers, which follow each other; null until the list is final, and without tickets. */
  first: number | null;
  /** What was won; null before the draw, and for those who have won nothing. */
  prize: { place: number; ticket: number; currency: string; amount: Amount } | null;
}

/** A promotion as it is for one reader. */
export interface Activity {
  promotionId: bigint;
  mode: PromotionMode;
  status: ActivityStatus;
  progress: Progress[];
  payout: { currency: string; amount: Amount; multiple: string } | undefined;
  /** What an application needs; undefined in other modes. */
  application: { needsRemark: boolean; pictures: number } | undefined;
  /** When a raffle closes; undefined in other modes. */
  closesAt: Date | undefined;
  /** The member's tickets of a raffle; undefined without any part in it. */
  tickets: OwnTickets | undefined;
  /** Why the member's application was rejected. */
  reason: string | undefined;
  frequency: Frequency;
  /** Whether the rule addresses the reader. True for visitors. */
  isAddressed: boolean;
}
