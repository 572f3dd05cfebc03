import { amount, type Amount } from '@/lib/money/amount';
import { smallestCoin } from '@/lib/money/currency';
import { mulDivFloor } from '@/lib/money/rounding';
import type { FeeRule } from './types';

/** Rates are counts of 1/10,000: 150 is 1.5%. */
export const RATE_UNIT = 10_000n;

export const NO_FEE: FeeRule = { fixed: 0n as Amount, rate: 0 };

/**
 * The fee for an amount: the fixed part, plus the share of the amount rounded down to a whole coin of the currency, in the
 * member's favour. The caller splits `amount` into the fee and the rest, so that both sum to it exactly.
 */
export function feeOf(rule: FeeRule, given: bigint, currency: string): Amount {
  const share = mulDivFloor(given, BigInt(rule.rate), RATE_UNIT);
  return amount(rule.fixed + share - (share % smallestCoin(currency)));
}
