import { AppError, badInput } from '@/lib/platform/errors';

/** The site does not offer this transfer, or the member has no agent above. */
export const transferClosed = () => new AppError('TRANSFER_CLOSED', 409);
/** The recipient cannot receive money now: blocked, excluded, of another currency or at a limit. It does not say which. */
export const recipientUnavailable = () => new AppError('RECIPIENT_UNAVAILABLE', 409);
/** No such account in the agent's own line. An unknown account gets the same answer. */
export const notInLine = () => badInput({ to: { code: 'NOT_IN_LINE' } });
