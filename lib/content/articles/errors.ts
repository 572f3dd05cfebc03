import { AppError } from '@/lib/platform/errors';

/** Another operator has saved the article since it was opened. */
export const articleChanged = () => new AppError('ARTICLE_CHANGED', 409);
/** Another article of this kind has this slug. */
export const articleSlugTaken = () => new AppError('ARTICLE_SLUG_TAKEN', 409);
