import { AppError, badInput } from '@/lib/platform/errors';

/** The promotion cannot be joined, applied for or claimed now: it has ended, not begun, or its mode is another one. */
export const notOpen = () => new AppError('PROMOTION_NOT_OPEN', 409);
export const notAddressed = () => new AppError('PROMOTION_NOT_FOR_YOU', 403);
export const goalMissing = () => new AppError('PROMOTION_GOAL', 409);
export const exhausted = () => new AppError('PROMOTION_EXHAUSTED', 409);
/** The mode of a promotion in which members take part does not change. */
export const modeFixed = () => new AppError('PROMOTION_MODE_FIXED', 409);
/** The bonus by which a promotion is had does not exist. */
export const bonusUnknown = () => badInput({ 'rule.bonusId': { code: 'INVALID' } });
