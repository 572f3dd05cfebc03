import type { ContractKind } from '../constants';

/** The rules of the agent programme, as operators set them. Amounts are decimal strings in the site's currency. */
export interface AgentRules {
  /** The valid bets of a period that make a member active. Without a valid bet nobody is active. */
  activeValidBet: string;
  /** Which costs make the net loss of a dividend smaller. */
  costs: { rebates: boolean; promotions: boolean; fees: boolean };
  /** Whether a negative net loss of a dividend is carried into the next period. */
  carryNegative: boolean;
  /**
   * Whole days between the end of a period and the payment of its bills. 0: as soon as they are settled, for a daily salary on the next
   * day; 1: a day later, for a daily salary on every other day.
   */
  payAfterDays: Record<ContractKind, number>;
  /** Whether agents collect their bills themselves, and for how many days they can. */
  collect: { byHand: boolean; days: number };
  /** An own share above this amount waits for an operator; '': none does. */
  holdAbove: string;
  /** The days after which an unanswered offer expires. */
  offerDays: number;
}

/** A version of the rules and the moment from which it is in force: the start of a settlement day. */
export interface StoredAgentRules {
  rules: AgentRules;
  /** 0 for the shipped rules. */
  version: number;
  validFrom: Date | null;
}
