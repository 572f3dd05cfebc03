import { AppError } from '@/lib/platform/errors';

/** The token is not the one that the site has printed. */
export const setupToken = () => new AppError('SETUP_TOKEN', 403);
/** The site has an operator already. */
export const setupDone = () => new AppError('SETUP_DONE', 409);
