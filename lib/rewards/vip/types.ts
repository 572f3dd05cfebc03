import type { Text } from '@/lib/content/types';
import type { Amount } from '@/lib/money/amount';
import type { CASHBACK_PERIODS, CAUSES, EMBLEMS, PERIOD_KINDS } from './constants';

export type Emblem = (typeof EMBLEMS)[number];
export type CashbackPeriod = (typeof CASHBACK_PERIODS)[number];
export type Cause = (typeof CAUSES)[number];
export type PeriodKind = (typeof PERIOD_KINDS)[number];

/** Valid bets of real money and deposits that count (countedDeposits), in the site's currency. */
export interface Figures {
  turnover: Amount;
  deposits: Amount;
}

/** A rank of the ladder. Amounts of 0: not needed, or no such bonus. */
export interface Rank extends Figures {
  level: number;
  name: Text;
  /** #rrggbb. */
  colour: string;
  emblem: Emblem;
  keepTurnover: Amount;
  keepDeposits: Amount;
  levelUp: Amount;
  birthday: Amount;
  weekly: Amount;
  monthly: Amount;
  /** The part of a net loss that is given back, in 1/1,000,000, and the most; 0: no maximum. */
  cashbackRate: number;
  cashbackMost: Amount;
  /** Withdrawals of a settlement day; null: no limit of the rank. */
  dailyCount: number | null;
  dailyAmount: Amount | null;
  hostName: string;
  hostContact: string;
}

export interface VipSettings {
  version: number;
  /** Months in a row that a member may miss before the rank falls. */
  grace: number;
  cashbackPeriod: CashbackPeriod;
  claimDays: number;
  /** How often bonuses and cashback must be staked, as a decimal text; '0': they are paid to the main balance. */
  wagering: string;
  /** Since when the site has ranks. */
  since: Date | null;
  readTo: Date | null;
  rankedVersion: number;
}

/** The whole ladder, lowest rank first. */
export interface Ladder {
  ranks: Rank[];
  settings: VipSettings;
}

/** The stored rank of a member. Days are settlement days. */
export interface Standing {
  level: number;
  since: string;
  base: Figures;
  countedFrom: string | null;
  keptUntil: string | null;
  checkedMonth: string | null;
  missed: number;
}
