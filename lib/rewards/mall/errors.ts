import { AppError, badInput } from '@/lib/platform/errors';

export const soldOut = () => new AppError('GOOD_SOLD_OUT', 409);
export const memberLimit = (most: number) => new AppError('GOOD_MEMBER_LIMIT', 409, { values: { most } });
export const goodNotForYou = () => new AppError('GOOD_NOT_FOR_YOU', 403);
export const orderDecided = () => new AppError('ORDER_DECIDED', 409);
export const addressMissing = () => badInput({ address: { code: 'ADDRESS_MISSING' } });
