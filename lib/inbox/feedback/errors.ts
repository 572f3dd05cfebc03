import { AppError } from '@/lib/platform/errors';

/** Another operator has dealt with it already. */
export const alreadyHandled = () => new AppError('FEEDBACK_HANDLED', 409);
