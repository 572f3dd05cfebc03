import { amount, parseAmount, ZERO, type Amount } from '@/lib/money/amount';

/** What free rounds are worth: their number times their stake, a decimal text. In 1/10,000; 0 if the stake is no amount. */
export const worthOf = ({ rounds, stake }: { rounds: number; stake: string }): Amount =>
  amount(BigInt(rounds) * (parseAmount(stake) ?? ZERO));
