import { AppError } from '@/lib/platform/errors';

export const alreadyAgent = () => new AppError('ALREADY_AGENT', 409);
export const applicationOpen = () => new AppError('AGENT_APPLICATION_OPEN', 409);
export const applicationDecided = () => new AppError('AGENT_APPLICATION_DECIDED', 409);
