import type { AgentRules } from './types';

/** The rules of a site whose operators have set none. */
export const SHIPPED_AGENT_RULES: AgentRules = {
  activeValidBet: '100',
  costs: { rebates: true, promotions: true, fees: true },
  carryNegative: false,
  payAfterDays: { dividend: 0, daily: 1, hourly: 0, realtime: 0 },
  collect: { byHand: false, days: 30 },
  holdAbove: '',
  offerDays: 14,
};

export const MAX_PAY_DAYS = 31;
export const MAX_COLLECT_DAYS = 365;
export const MAX_OFFER_DAYS = 90;
