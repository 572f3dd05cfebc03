import { AppError, badInput } from '@/lib/platform/errors';

/** Members have a rank that the new ladder does not have. */
export const rankInUse = () => new AppError('RANK_IN_USE', 409);
export const sameRank = () => badInput({ level: { code: 'RANK_UNCHANGED' } });
export const unknownRank = () => badInput({ level: { code: 'INVALID' } });
