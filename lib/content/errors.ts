import { AppError, badInput } from '@/lib/platform/errors';

/** Another operator has saved it since it was opened. */
export const changedMeanwhile = () => new AppError('CHANGED_MEANWHILE', 409);
/** Another of its kind has this address. */
export const slugTaken = () => badInput({ slug: { code: 'SLUG_TAKEN' } });
