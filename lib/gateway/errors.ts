import { AppError } from '@/lib/platform/errors';
import { VENDOR_ERRORS, vendorError, type VendorErrorCode } from './protocol/errors';

/** SQLSTATE of a refusal by a function of schema `gateway`; its message is the protocol's code. */
const REFUSED = 'GW000';
const INSUFFICIENT_FUNDS = 'CR001';
/** Two sessions met at one id, or crossed: nothing was done, the same call again is answered. */
const ASK_AGAIN = new Set(['40001', '40P01', '23505']);

const isVendorError = (code: string): code is VendorErrorCode => code in VENDOR_ERRORS;

/** Whether the database asks to be asked again. */
export function mustAskAgain(error: unknown): boolean {
  return ASK_AGAIN.has((error as { code?: string }).code ?? '');
}

/** A refusal by its code, as the protocol's error; an unknown code is a fault of ours. */
export function refusal(code: string, cause?: unknown): Error {
  if (isVendorError(code)) return vendorError(code, { cause });
  return new Error(`unknown refusal ${code}`, { cause });
}

/**
 * What a failed database call is to a vendor; a fault of ours comes back as it is. Want of money is final for a bet,
 * but a rollback of a win that has been spent may succeed later.
 */
export function gatewayError(error: unknown, operation?: string): unknown {
  const { code, message } = error as { code?: string; message: string };
  if (code === REFUSED) return refusal(message, error);
  if (code === INSUFFICIENT_FUNDS) {
    return vendorError('INSUFFICIENT_FUNDS', { final: operation !== 'rollback', cause: error });
  }
  return error;
}

/** The game, or its vendor, is under maintenance (product.md §8). */
export const gameMaintenance = () => new AppError('GAME_MAINTENANCE', 409);
/** A trial account, or free play, where the vendor offers none. */
export const trialNotOffered = () => new AppError('TRIAL_NOT_OFFERED', 403);
/** An account of play money where real money is needed (product.md §6). */
export const needTrueAccount = () => new AppError('NEED_TRUE_ACCOUNT', 403);
/** The game has no engine behind it. */
export const launchNotPossible = () => new AppError('LAUNCH_NOT_POSSIBLE', 409);
