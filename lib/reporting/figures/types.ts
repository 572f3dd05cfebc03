import type { Amount } from '@/lib/money/amount';

/** Settlement days of a report, both included (2026-01-31). */
export interface DayRange {
  from: string;
  until: string;
}

/** A part of a period: an hour or a settlement day, week (from Monday) or month. */
export type Bucket = 'hour' | 'day' | 'week' | 'month';

/** What rounds are summed by, beside the time. */
export type PlayKey = 'category' | 'vendor' | 'game' | 'member' | 'country' | 'currency';

/** Which rounds are summed. What is not named is not limited. */
export interface PlayScope {
  days: DayRange;
  /** Only the hour that begins at this moment, within the days. */
  hour?: Date | undefined;
  currency?: string | undefined;
  category?: string | undefined;
  vendor?: string | undefined;
  game?: bigint | undefined;
  member?: bigint | undefined;
  /** The country of the members' registration; '' for members without one. */
  country?: string | undefined;
}

/** Sums of settled rounds. Amounts in 1/10,000. */
export interface PlayFigures {
  rounds: bigint;
  stakes: Amount;
  payouts: Amount;
  validBets: Amount;
  /** Gross gaming revenue: stakes minus payouts. */
  gross: Amount;
}

export interface PlayRow extends PlayFigures {
  /** The beginning of the part of the period: a day (2026-01-31), or the hour's first moment in ISO 8601; '' without a bucket. */
  bucket: string;
  /** The value of the key: a category, a vendor's code, the id of a game or member, a country, a currency; '' without a key. */
  key: string;
}

/**
 * What money is, for the reports. `game`: part of rounds, and therefore of gross gaming revenue. `jackpot`: a jackpot that belongs to
 * no round. `vendorWallet`: moved between a member's main account and their wallet at a vendor, which is neither revenue nor cost.
 */
export const MONEY_CLASSES = [
  'deposit',
  'withdrawal',
  'game',
  'bonus',
  'jackpot',
  'commission',
  'fee',
  'adjustment',
  'vendorWallet',
  'play',
  'other',
] as const;
export type MoneyClass = (typeof MONEY_CLASSES)[number];

export interface MoneyScope {
  days: DayRange;
  currency?: string | undefined;
  kind?: string | undefined;
  account?: string | undefined;
}

/** What one kind of transactions moved on one kind of house account. */
export interface MoneyRow {
  bucket: string;
  currency: string;
  kind: string;
  /** games:<VENDOR>, deposits:<channel>, withdrawals:<channel> and so on. */
  account: string;
  class: MoneyClass;
  /** Transactions minus reversals. */
  transactions: bigint;
  /** Positive if the house got it. */
  amount: Amount;
}

/** Revenue of a period or a part of it. Costs are positive. */
export interface RevenueFigures extends PlayFigures {
  bonus: Amount;
  commission: Amount;
  fee: Amount;
  /** Gross gaming revenue minus bonus cost, commissions and fees. */
  net: Amount;
}
export interface RevenueRow extends RevenueFigures {
  bucket: string;
}

/** Money that members paid in and out. */
export interface FlowFigures {
  deposits: Amount;
  depositCount: bigint;
  /** Paid withdrawals minus what was refunded. */
  withdrawals: Amount;
  withdrawalCount: bigint;
  /** Deposits minus withdrawals. */
  net: Amount;
}
export interface FlowRow extends FlowFigures {
  bucket: string;
  /** The code of the channel; '' if not asked for. */
  channel: string;
}

export interface MemberFigures {
  /** Members with a settled round. */
  active: bigint;
  /** Active members who were active before, too. */
  returning: bigint;
  /** Registered members, without trial players. */
  registered: bigint;
  /** Members whose first deposit was credited. */
  firstDepositors: bigint;
}
export interface MemberRow extends MemberFigures {
  bucket: string;
}

/** Members who registered on the days of a cohort, and how many of them were active on the nth day afterwards. */
export interface Cohort {
  /** The first day of the cohort. */
  bucket: string;
  members: bigint;
  /** In the order of RETENTION_DAYS; undefined if the day has not come for all of them. */
  active: (bigint | undefined)[];
}
