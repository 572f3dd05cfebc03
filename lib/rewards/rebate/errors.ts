import { formatDecimal } from '@/lib/money/amount';
import { AppError, badInput } from '@/lib/platform/errors';

/** There is nothing to pay, or less than one coin. */
export const nothingToClaim = () => new AppError('REBATE_NOTHING', 409);
/** Less than the minimum has been earned. */
export const belowMinimum = (minimum: bigint) =>
  new AppError('REBATE_BELOW_MINIMUM', 409, { values: { minimum: formatDecimal(minimum) } });
/** Rebates are paid by schedule. */
export const paidBySchedule = () => new AppError('REBATE_BY_SCHEDULE', 409);
/** Another plan holds from this day on already. */
export const dayTaken = () => badInput({ validFrom: { code: 'PLAN_DAY_TAKEN' } });
export const dayTooEarly = (earliest: string) =>
  badInput({ validFrom: { code: 'PLAN_DAY_EARLY', values: { day: earliest } } });
/** The plan holds already: it is replaced, not deleted. */
export const planInForce = () => new AppError('PLAN_IN_FORCE', 409);
