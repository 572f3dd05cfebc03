import { feeOf } from '@/lib/cashier/fees';
import type { FeeRule } from '@/lib/cashier/types';
import { formatDecimal, parseAmount, ZERO } from '@/lib/money/amount';
import { isWholeCoins } from '@/lib/money/currency';
import { normalizeAmount } from './amount-rules';
import type { Channel } from './types';

/** The fee of a channel as the server computes with it. */
const ruleOf = ({ fixed, percent }: Channel['fee']): FeeRule => ({
  fixed: parseAmount(fixed) ?? ZERO,
  rate: Number((parseAmount(percent) ?? 0n) / 100n),
});

export const isFree = ({ fixed, percent }: Channel['fee']): boolean =>
  (parseAmount(fixed) ?? 0n) === 0n && (parseAmount(percent) ?? 0n) === 0n;

/**
 * Splits a typed amount into the fee and the rest, as decimal strings; undefined if it is no amount of whole coins. Both sum to
 * the amount exactly.
 */
export function splitFee(
  text: string,
  fee: Channel['fee'],
  currency: string,
): { fee: string; rest: string } | undefined {
  const amount = parseAmount(normalizeAmount(text));
  if (amount === undefined || amount <= 0n || !isWholeCoins(amount, currency)) return undefined;
  const taken = feeOf(ruleOf(fee), amount, currency);
  return taken < amount ? { fee: formatDecimal(taken), rest: formatDecimal(amount - taken) } : undefined;
}
