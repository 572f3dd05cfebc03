import { AppError } from '@/lib/platform/errors';

/** The same error for a link that was used, has expired, or never existed. */
export const resetLinkGone = () => new AppError('RESET_LINK_GONE', 410);
