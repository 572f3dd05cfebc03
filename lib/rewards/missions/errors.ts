import { AppError } from '@/lib/platform/errors';

export const missionNotReached = () => new AppError('MISSION_NOT_REACHED', 409);
export const missionOver = () => new AppError('MISSION_OVER', 409);
