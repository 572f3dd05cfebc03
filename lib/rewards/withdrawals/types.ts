import type { Amount } from '@/lib/money/amount';
import type { BonusMoney } from '../bonus-money/types';

/** How much of deposits must be staked before a withdrawal. Amounts in 1/10,000. */
export interface DepositTurnover {
  /** How often a deposit must be staked; 0: never. */
  multiple: number;
  /** The valid bets that are required and those that are counted, of the deposits that need the most; both zero if nothing is left. */
  required: Amount;
  wagered: Amount;
  left: Amount;
}

export interface WithdrawalConditions {
  turnover: DepositTurnover;
  /** The active bonuses and the bonus money that can be claimed, which a withdrawal forfeits. */
  bonuses: BonusMoney[];
  claimable: Amount[];
}
