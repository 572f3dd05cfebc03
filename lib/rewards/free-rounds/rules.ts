import { amount, MAX_AMOUNT, parseAmount, ZERO, type Amount } from '@/lib/money/amount';

/**
 * What free rounds are worth: their number times their stake, a decimal text. In 1/10,000, at most MAX_AMOUNT; 0 if the stake is no amount.
 */
export function worthOf({ rounds, stake }: { rounds: number; stake: string }): Amount {
  const worth = BigInt(rounds) * (parseAmount(stake) ?? ZERO);
  return amount(worth > MAX_AMOUNT ? MAX_AMOUNT : worth);
}
