import { AppError, badInput } from '@/lib/platform/errors';

export const tooManyLinks = () => new AppError('AGENT_LINKS_MANY', 409);
/** The agent's own type may not make this one. */
export const typeNotAllowed = () => badInput({ type: { code: 'LINE_TYPE' } });
