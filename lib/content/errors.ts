import { AppError, badInput } from '@/lib/platform/errors';

/** Another operator has saved the row since it was opened. */
export const changedMeanwhile = () => new AppError('CHANGED_MEANWHILE', 409);
/** Another row of this kind has this slug. */
export const slugTaken = () => badInput({ slug: { code: 'SLUG_TAKEN' } });
