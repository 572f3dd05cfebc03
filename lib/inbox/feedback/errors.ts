import { AppError } from '@/lib/platform/errors';

/** Another operator has handled the feedback already. */
export const alreadyHandled = () => new AppError('FEEDBACK_HANDLED', 409);
