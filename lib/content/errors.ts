import { AppError } from '@/lib/platform/errors';

/** Another operator has saved it since it was opened. */
export const changedMeanwhile = () => new AppError('CHANGED_MEANWHILE', 409);
