import { formatDecimal } from '@/lib/money/amount';
import { AppError, badInput } from '@/lib/platform/errors';

/** The member has fewer points than asked for. `missing` in 1/10,000 of a point. */
export const notEnoughPoints = (missing: bigint) =>
  new AppError('NOT_ENOUGH_POINTS', 409, { values: { missing: formatDecimal(missing) } });
export const ratioMissing = () => new AppError('POINTS_NOT_CONVERTIBLE', 409);
export const fewerThanTier = () => badInput({ points: { code: 'POINTS_BELOW_TIER' } });
