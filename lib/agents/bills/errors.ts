import { AppError } from '@/lib/platform/errors';

/** The share was paid, rejected or has expired. */
export const billDecided = () => new AppError('BILL_DECIDED', 409);
/** The share can be collected later. */
export const billNotYet = () => new AppError('BILL_NOT_YET', 409);
/** The time to collect the share is over. */
export const billExpired = () => new AppError('BILL_EXPIRED', 409);
