import { parseAmount } from '@/lib/money/amount';

/** The lower of two decimal strings; the first if there is no second. */
export const leastOf = (first: string, second: string | null): string =>
  second !== null && (parseAmount(second) ?? 0n) < (parseAmount(first) ?? 0n) ? second : first;
