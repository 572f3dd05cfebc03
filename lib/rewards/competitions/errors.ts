import { AppError, badInput } from '@/lib/platform/errors';

export const competitionStarted = () => new AppError('COMPETITION_STARTED', 409);
export const competitionOver = () => new AppError('COMPETITION_OVER', 409);
export const startsInPast = () => badInput({ startsAt: { code: 'COMPETITION_PAST' } });
