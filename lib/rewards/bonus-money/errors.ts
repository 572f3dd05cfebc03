import { AppError } from '@/lib/platform/errors';

/** The bonus has become real money, was lost, has expired or was given up. */
export const bonusEnded = () => new AppError('BONUS_ENDED', 409);
