import { UNIT } from './amount';

/** Digits after the point that people see for a currency; the ledger always keeps four. */
const SHOWN_DIGITS: Record<string, number> = { VND: 0, IDR: 0, KRW: 0, JPY: 0 };

/** The currency of trial accounts: it never meets another (design.md §4, invariant 6). */
export const PLAY_CURRENCY = 'PLY';

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

/** The smallest sum of a currency that a bank moves, in 1/10,000: 0.01 of a baht, a whole dong. */
export function coinOf(currency: string): bigint {
  return UNIT / 10n ** BigInt(shownDigits(currency));
}

/** Whether a bank can move it: of 100.0001 baht it moves 100.00. */
export const isWholeCoins = (value: bigint, currency: string): boolean => value % coinOf(currency) === 0n;
