import { isWholeCoins, shownDigits } from '@/lib/money/currency';
import { badInput } from '@/lib/platform/errors';

/**
 * What comes from or goes to a bank is whole coins of its currency: of 100.0001 a bank moves 100.00, and the books would
 * say otherwise. Throws INVALID_INPUT on `field` (AMOUNT_DECIMALS).
 */
export function demandCoins(field: string, amount: bigint, currency: string): void {
  if (isWholeCoins(amount, currency)) return;
  throw badInput({ [field]: { code: 'AMOUNT_DECIMALS', values: { digits: shownDigits(currency) } } });
}
