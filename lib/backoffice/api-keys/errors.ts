import { AppError } from '@/lib/platform/errors';

/** No such key, or one that is revoked or expired: the answer does not say which. */
export const apiKeyInvalid = () => new AppError('API_KEY_INVALID', 401);
/** The key may not be used from this address. */
export const apiKeyAddress = () => new AppError('API_KEY_ADDRESS', 403);
/** The key does not have the scope that this call needs. */
export const apiKeyScope = () => new AppError('API_KEY_SCOPE', 403);
export const tooManyKeys = (maximum: number) => new AppError('TOO_MANY_KEYS', 409, { values: { maximum } });
