import { formatDecimal } from '@/lib/money/amount';
import { AppError } from '@/lib/platform/errors';

/** The round is voided already, by an operator or by its vendor. */
export const roundVoidedBefore = () => new AppError('ROUND_VOIDED_BEFORE', 409);
/** The figures of the round have changed since the operator saw them. */
export const roundChanged = () => new AppError('ROUND_CHANGED', 409);
/** The member has spent the payout; `missing` is the amount that the balance lacks. */
export const roundVoidFunds = (missing: bigint, currency: string) =>
  new AppError('ROUND_VOID_FUNDS', 409, { values: { missing: formatDecimal(missing), currency } });
/** The round was played with money in the vendor's transfer wallet; the vendor alone can correct it. */
export const roundOfWallet = () => new AppError('ROUND_OF_WALLET', 409);
