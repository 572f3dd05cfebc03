import { UNIT } from './amount';

/** Digits after the point that are shown for a currency. The ledger always stores four. */
const SHOWN_DIGITS: Record<string, number> = { VND: 0, IDR: 0, KRW: 0, JPY: 0 };

/** The currency of trial players. It never mixes with another one (lib/ledger/README.md, invariant 6). */
export const PLAY_CURRENCY = 'PLY';

/** The currency of members' points. They are no money and never mix with it (docs/decisions/0112). */
export const POINTS_CURRENCY = 'PTS';

/** Currencies that a site may choose for real money. */
export const REAL_CURRENCIES = [
  'THB',
  'CNY',
  'USD',
  'VND',
  'EUR',
  'INR',
  'IDR',
  'MYR',
  'PHP',
  'KRW',
  'JPY',
  'BRL',
] as const;

export function shownDigits(currency: string): number {
  return SHOWN_DIGITS[currency] ?? 2;
}

/** The smallest amount of a currency that a bank transfers, in 1/10,000: 0.01 of a baht, a whole dong. */
export function smallestCoin(currency: string): bigint {
  return UNIT / 10n ** BigInt(shownDigits(currency));
}

/** Whether a bank can transfer the amount exactly: of 100.0001 baht it transfers 100.00. */
export const isWholeCoins = (value: bigint, currency: string): boolean =>
  value % smallestCoin(currency) === 0n;
