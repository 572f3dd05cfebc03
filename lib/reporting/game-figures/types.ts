import type { Amount } from '@/lib/money/amount';

/** What was played of a game in a period, in one currency; amounts in 1/10,000. */
export interface GameFigures {
  currency: string;
  rounds: number;
  stake: Amount;
  payout: Amount;
  validBet: Amount;
}
