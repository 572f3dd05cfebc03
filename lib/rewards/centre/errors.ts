import { AppError } from '@/lib/platform/errors';

export const rewardExpired = () => new AppError('REWARD_EXPIRED', 409);
export const rewardCancelled = () => new AppError('REWARD_CANCELLED', 409);
/** A reward that was claimed, has expired or was cancelled cannot be cancelled. */
export const rewardEnded = () => new AppError('REWARD_ENDED', 409);
