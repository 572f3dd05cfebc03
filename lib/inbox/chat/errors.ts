import { AppError, badInput } from '@/lib/platform/errors';

/** There is no live chat now: it is off, or it is outside of its hours. */
export const chatUnavailable = () => new AppError('CHAT_UNAVAILABLE', 409);
/** An operator has muted the person. */
export const chatMuted = () => new AppError('CHAT_MUTED', 403);
/** The conversation is closed. */
export const chatClosed = () => new AppError('CHAT_CLOSED', 409);
/** Another operator has the conversation. */
export const chatTaken = () => new AppError('CHAT_TAKEN', 409);
/** The operator does not exist, is blocked, or may not answer chats. */
export const notChatOperator = () => badInput({ operatorId: { code: 'CHAT_OPERATOR' } });
