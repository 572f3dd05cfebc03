import { AppError } from '@/lib/platform/errors';

/** All rounds of the grant were played, its time is over, or it was cancelled before. */
export const freeRoundsEnded = () => new AppError('FREE_ROUNDS_ENDED', 409);
