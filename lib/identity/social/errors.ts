import { AppError } from '@/lib/platform/errors';

/** The provider is not available: its flag is off, its settings are missing, or it is the agents' page. */
export const socialOff = () => new AppError('SOCIAL_OFF', 403);
/** The provider did not authenticate the person: refused, cancelled, or an invalid response. */
export const socialFailed = (cause?: unknown) => new AppError('SOCIAL_FAILED', 401, { cause });
/** The journey has expired or was not started in this browser. */
export const socialGone = () => new AppError('SOCIAL_GONE', 410);
/** The social account is linked to another member. */
export const socialTaken = () => new AppError('SOCIAL_TAKEN', 409);
/** A member without a password cannot delete the last link. */
export const socialLastWay = () => new AppError('SOCIAL_LAST_WAY', 409);
