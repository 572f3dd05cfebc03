import { AppError } from '@/lib/platform/errors';

/** Two secrets of the vendor are valid; the former one has to be ended before another is issued. */
export const secretsOverlap = () => new AppError('SECRETS_OVERLAP', 409);
/** The vendor has no former secret that is still valid. */
export const noFormerSecret = () => new AppError('NO_FORMER_SECRET', 409);
/** Two public keys of the vendor are valid; the former one has to be ended before another is stored. */
export const publicKeysOverlap = () => new AppError('PUBLIC_KEYS_OVERLAP', 409);
/** The vendor has no former public key that is still valid. */
export const noFormerPublicKey = () => new AppError('NO_FORMER_PUBLIC_KEY', 409);
