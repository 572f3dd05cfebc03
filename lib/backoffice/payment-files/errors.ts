import { AppError } from '@/lib/platform/errors';

/** A line of the bank's result names a withdrawal that the file does not have. */
export const notInFile = () => new AppError('NOT_IN_FILE', 409);
/** A line of the bank's result has another amount than the payout. */
export const otherPayout = (payout: string) => new AppError('OTHER_PAYOUT', 409, { values: { payout } });
/** Everything of the file is paid or taken out of it. */
export const nothingToPay = () => new AppError('NOTHING_TO_PAY', 409);
