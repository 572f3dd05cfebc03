import { formatDecimal } from '@/lib/money/amount';
import { AppError } from '@/lib/platform/errors';

/** Deposits must be staked before a withdrawal; `left` in 1/10,000 of the currency. */
export const turnoverMissing = (left: bigint, currency: string) =>
  new AppError('DEPOSIT_TURNOVER', 409, { values: { left: formatDecimal(left), currency } });

/** While a bonus is active or can be claimed, its member transfers no money: they give it up first. */
export const bonusActive = () => new AppError('TRANSFER_BONUS', 409);
