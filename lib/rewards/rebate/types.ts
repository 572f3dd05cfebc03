import type { Amount } from '@/lib/money/amount';
import type { PAYS, SCOPES } from './constants';

export type Scope = (typeof SCOPES)[number];
export type Pay = (typeof PAYS)[number];

export interface Rate {
  scope: Scope;
  /** The category, the vendor's code or the node id; empty for all. */
  code: string;
  /** For members of this VIP level or a higher one that has no rate of its own; 0: everybody. */
  level: number;
  /** In 1/1,000,000 of valid bets. */
  rate: number;
}

/** Rates that hold from a settlement day on, until the next plan. */
export interface Plan {
  id: bigint;
  validFrom: string;
  pay: Pay;
  /** The least that is paid at once, and the most for the bets of one settlement day; 0: no maximum. */
  minimum: Amount;
  maximum: Amount;
  /** How often a payment must be staked, as a decimal text; '0': it is paid to the main balance. */
  wagering: string;
  rates: Rate[];
}

/** Valid bets at one rate that were not claimed yet. */
export interface OpenLine {
  gameType: string;
  vendor: string;
  vendorName: string;
  rate: number;
  validBet: bigint;
}

/** What a settlement day has earned and what was paid for it, exact, in 1/10,000,000,000 of a unit. `most`: the day's maximum; 0: none. */
export interface DayDue {
  day: string;
  earned: bigint;
  paid: bigint;
  most: Amount;
}

export interface Claim {
  id: bigint;
  bySchedule: boolean;
  validBet: bigint;
  amount: Amount;
  currency: string;
  createdAt: Date;
}
