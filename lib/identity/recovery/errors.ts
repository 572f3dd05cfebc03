import { AppError } from '@/lib/platform/errors';

/** The link was used, has run out, or never was ours: one answer for all three. */
export const resetLinkGone = () => new AppError('RESET_LINK_GONE', 410);
