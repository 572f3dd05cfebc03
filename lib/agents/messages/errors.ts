import { AppError, badInput } from '@/lib/platform/errors';

/** No member of the sender's team has this account name. */
export const notInTeam = () => badInput({ account: { code: 'LINE_MEMBER' } });
export const noUpline = () => new AppError('LINE_NO_UPLINE', 409);
/** The receiver is blocked or excluded, or takes no messages of the line. It does not say which. */
export const takesNoMessages = () => new AppError('LINE_TAKES_NO_MESSAGES', 409);
/** Nobody of the audience takes messages. */
export const nobodyToReach = () => new AppError('LINE_NOBODY', 409);
/** An operator has withdrawn the message before. */
export const alreadyWithdrawn = () => new AppError('LINE_MESSAGE_WITHDRAWN', 409);
