import { AppError } from '@/lib/platform/errors';
import { VENDOR_ERRORS, vendorError, type VendorErrorCode } from './protocol/errors';

/** SQLSTATE of a refusal by a function of schema `gateway`; its message is the protocol's code. */
const REFUSED = 'GW000';
const INSUFFICIENT_FUNDS = 'CR001';
/** Two database sessions met at one id, or deadlocked. Nothing was written; the same call can be repeated. */
const RETRYABLE = new Set(['40001', '40P01', '23505']);

const isVendorError = (code: string): code is VendorErrorCode => code in VENDOR_ERRORS;

/** Whether a failed call can simply be repeated. */
export function isRetryable(error: unknown): boolean {
  return RETRYABLE.has((error as { code?: string }).code ?? '');
}

/** The protocol's error for a refusal's code; a plain Error for an unknown code, which is a fault of ours. */
export function refusalError(refusal: string, cause?: unknown): Error {
  // protection.play_refusal names the limit: LIMIT_REACHED:stake:day.
  const [code = '', limit, period] = refusal.split(':');
  if (code === 'LIMIT_REACHED') return vendorError(code, { extras: { limit, period }, cause });
  if (isVendorError(code)) return vendorError(code, { cause });
  return new Error(`unknown refusal ${refusal}`, { cause });
}

/**
 * Translates a failed database call into the protocol's error; returns any other error unchanged. Insufficient funds are final
 * for a bet, but a rollback of a spent win may succeed later.
 */
export function gatewayError(error: unknown, operation?: string): unknown {
  const { code, message } = error as { code?: string; message: string };
  if (code === REFUSED) return refusalError(message, error);
  if (code === INSUFFICIENT_FUNDS) {
    return vendorError('INSUFFICIENT_FUNDS', { final: operation !== 'rollback', cause: error });
  }
  return error;
}

/** The game, or its vendor, is under maintenance (GAME-3); `until` is when that ends, if it is known. */
export const gameMaintenance = (until: Date | null = null) =>
  new AppError('GAME_MAINTENANCE', 409, { extras: until ? { maintenanceEnd: until.toISOString() } : {} });
/** The vendor offers no play with play money. */
export const trialNotOffered = () => new AppError('TRIAL_NOT_OFFERED', 403);
/** A trial player asked for real money (ROLE-4). */
export const needTrueAccount = () => new AppError('NEED_TRUE_ACCOUNT', 403);
/** The vendor does not take real money in the player's currency. */
export const currencyNotOffered = (currency: string) =>
  new AppError('CURRENCY_NOT_OFFERED', 409, { values: { currency } });
/** The vendor has no launch address, or a transfer wallet without an address, or the game lacks the engine that the address names. */
export const launchNotPossible = () => new AppError('LAUNCH_NOT_POSSIBLE', 409);
