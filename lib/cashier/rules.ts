import { isWholeCoins, shownDigits } from '@/lib/money/currency';
import { badInput } from '@/lib/platform/errors';

/**
 * Throws INVALID_INPUT on `field` (AMOUNT_DECIMALS) if the amount is not a whole number of the currency's smallest coins.
 * A bank would transfer 100.00 instead of 100.0001, and the ledger would differ from it.
 */
export function assertWholeCoins(field: string, amount: bigint, currency: string): void {
  if (isWholeCoins(amount, currency)) return;
  throw badInput({ [field]: { code: 'AMOUNT_DECIMALS', values: { digits: shownDigits(currency) } } });
}
