import { AppError } from '@/lib/platform/errors';

/** The site does not offer this provider: its flag is off, its settings are missing, or it is the agents' door. */
export const socialOff = () => new AppError('SOCIAL_OFF', 403);
/** The provider did not vouch for anybody: refused, cancelled, or its answer did not hold. */
export const socialFailed = (cause?: unknown) => new AppError('SOCIAL_FAILED', 401, { cause });
/** A registration whose journey is too old, or was never begun in this browser. */
export const socialGone = () => new AppError('SOCIAL_GONE', 410);
/** The account elsewhere opens another member's account here. */
export const socialTaken = () => new AppError('SOCIAL_TAKEN', 409);
/** The last way in is not taken away: whoever has no password keeps their link. */
export const socialLastWay = () => new AppError('SOCIAL_LAST_WAY', 409);
