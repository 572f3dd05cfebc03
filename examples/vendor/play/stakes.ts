import { UNIT, type Amount } from '../money';

/** What a coin is worth in each currency, in units of it: some ten to forty cents of a dollar. */
const COINS: Readonly<Record<string, bigint>> = {
  VND: 5_000n,
  IDR: 5_000n,
  KRW: 500n,
  JPY: 50n,
  THB: 10n,
  INR: 20n,
  PHP: 10n,
  CNY: 2n,
};

/** The stakes that the buttons offer, the lowest and the highest of them being the limits. */
export function stakesOf(currency: string): Amount[] {
  const coin = COINS[currency] ?? 1n;
  return [1n, 2n, 5n, 10n, 20n, 50n, 100n].map((count) => count * coin * UNIT);
}
