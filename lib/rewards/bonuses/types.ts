import type { z } from 'zod';
import type { Text } from '@/lib/content/types';
import type { Amount } from '@/lib/money/amount';
import type { BONUS_EVENTS, BONUS_PERIODS, BONUS_TRIGGERS, CONDITIONS } from './constants';
import type { bonusRule } from './schema';

export type BonusTrigger = (typeof BONUS_TRIGGERS)[number];
export type BonusEventName = (typeof BONUS_EVENTS)[number];
export type BonusPeriod = (typeof BONUS_PERIODS)[number];
export type ConditionName = (typeof CONDITIONS)[number];

/** What operators set, apart from texts, code, schedule and caps. */
export type BonusRule = z.output<typeof bonusRule>;

export interface BonusContent {
  title: Text;
  terms: Text;
  trigger: BonusTrigger;
  code: string | null;
  rule: BonusRule;
  startsAt: Date | null;
  endsAt: Date | null;
  /** The most that it gives in all, in 1/10,000; null: without limit. */
  budget: Amount | null;
  mostGrants: number | null;
}

export interface Bonus extends BonusContent {
  id: bigint;
  granted: Amount;
  grants: number;
  published: boolean;
  countsSince: Date | null;
  version: number;
  changedAt: Date;
}

/** `used`: its budget or number is used up; `over`: its schedule has ended. */
export type BonusState = 'draft' | 'coming' | 'given' | 'over' | 'used';

/** What the rules know of a member's birthday. Days are of the settlement zone. */
export interface BirthdayFacts {
  /** The day of birth: 1990-02-28. */
  born: string;
  /** Today, or the next day on which it is kept. */
  next: string;
  /** The first day that it can count on: some days after it was set, or that day if an identity document was approved since. */
  countsFrom: string;
  /** The years in which the member has had the bonus. */
  yearsHad: readonly string[];
}

/** What the rules know of a member and of the bonus's earlier grants, at one moment. */
export interface BonusFacts {
  at: Date;
  /** An active player or agent who is not excluded. */
  mayReceive: boolean;
  groups: readonly bigint[];
  isInSegment: boolean;
  /** The level of the member's VIP rank; 0: none, or the bonus asks for none. */
  level: number;
  country: string | null;
  language: string | null;
  registeredAt: Date;
  /** Undefined if the profile has none, or the bonus is for something else. */
  birthday?: BirthdayFacts | undefined;
  /** How often the member has had this bonus. */
  had: number;
  /** Whether a member with the same device or address has had it. */
  sharesDevice: boolean;
  sharesAddress: boolean;
  /** Whether the member has another bonus that is claimable or not yet staked, or free rounds to play. */
  hasOther: boolean;
}

/** What happened: the deposit and which one it is for the member, or the loss or turnover of a period. */
export interface BonusOccasion {
  /** The deposit, loss or turnover, in 1/10,000; 0 if the trigger has none. */
  base: Amount;
  /** The how-manieth deposit of the member it is; 0 for other triggers. */
  ordinal: number;
  /** The day of a birthday; undefined: the member's next one. */
  day?: string;
}

export interface Explanation {
  /** What the member would get, in 1/10,000 of money or of a point. */
  amount: Amount;
  conditions: { name: ConditionName; holds: boolean }[];
  isGiven: boolean;
}
