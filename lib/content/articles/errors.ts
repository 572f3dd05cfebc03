import { AppError } from '@/lib/platform/errors';

/** Somebody else has changed the article since it was opened. */
export const articleChanged = () => new AppError('ARTICLE_CHANGED', 409);
/** There is an article of that kind under that address already. */
export const articleSlugTaken = () => new AppError('ARTICLE_SLUG_TAKEN', 409);
