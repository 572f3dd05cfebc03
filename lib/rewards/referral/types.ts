import type { Amount } from '@/lib/money/amount';
import type { EARNING_SOURCES, REFERRAL_STATES } from './constants';

export type ReferralState = (typeof REFERRAL_STATES)[number];
export type EarningSource = (typeof EARNING_SOURCES)[number];

/** What members earn by their friends. Amounts are decimal strings in the site's currency, rates in percent; empty: nothing. */
export interface ReferralRules {
  /** Once for a friend whose deposit is at least `least`, within `days` days from the registration. */
  first: { least: string; amount: string; days: number };
  /** A part of the friends' valid bets, by level, for `days` days from the registration of the friend. */
  bets: { rates: string[]; days: number };
  /** The same of the friends' approved deposits. */
  deposits: { rates: string[]; days: number };
  /** The most that one friend brings a member in all, and that a member earns for one settlement day. */
  caps: { friend: string; day: string };
  /** How often what is earned must be staked; '0': it is paid to the main balance. */
  wagering: string;
  /** How many days a reward can be claimed. */
  claimDays: number;
}

/** What one friend did on a settlement day, seen from one of the up to three members above. */
export interface DayLine {
  friendId: bigint;
  referrerId: bigint;
  level: number;
  /** When the friend registered. */
  registeredAt: Date;
  bets: bigint;
  deposits: bigint;
  /** What the friend has brought this member before. */
  before: bigint;
}

export interface Earning {
  friendId: bigint;
  level: number;
  source: EarningSource;
  base: bigint;
  /** In 1/10,000 of a percent; null for a fixed amount. */
  rate: number | null;
  amount: Amount;
}
