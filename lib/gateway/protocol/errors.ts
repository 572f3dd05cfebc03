import { AppError } from '@/lib/platform/errors';

/**
 * Every refusal of the protocol: its HTTP status, and whether it is final. Final means that the same call will never
 * succeed and must not be sent again; anything else (a 5xx and a broken line too) is sent again with the same ids.
 */
export const VENDOR_ERRORS = {
  /** The signature, its time (five minutes) or the vendor is wrong. */
  SIGNATURE_INVALID: { status: 401, final: false },
  /** This vendor is switched off. */
  VENDOR_DISABLED: { status: 403, final: false },
  /** The launch or player token is unknown, used, expired or of another vendor. */
  TOKEN_INVALID: { status: 401, final: true },
  /** No such member plays with this vendor. */
  PLAYER_NOT_FOUND: { status: 404, final: true },
  /** The member may not bet now. Wins and rollbacks are still taken. */
  PLAYER_BLOCKED: { status: 403, final: true },
  /** The site is closed for maintenance: no new stakes. Everything else is taken. */
  MAINTENANCE: { status: 403, final: true },
  /** Less money than the call takes. A refused bet left nothing behind: no rollback is needed. */
  INSUFFICIENT_FUNDS: { status: 409, final: true },
  /** This transaction id came before with other content. */
  TRANSACTION_CONFLICT: { status: 409, final: true },
  /** This transaction was rolled back, perhaps before it arrived. */
  TRANSACTION_CANCELLED: { status: 409, final: true },
  /** The bet that this win is for was rolled back. */
  BET_CANCELLED: { status: 409, final: true },
  /** The bet that this win is for has not arrived: send the win again after it. */
  BET_NOT_FOUND: { status: 409, final: false },
  /** A rollback names another player's transaction, or a rollback. */
  REFERENCE_INVALID: { status: 409, final: true },
  /** The round to end is not known, because its bet has not arrived. */
  ROUND_NOT_FOUND: { status: 404, final: false },
  /** The round is closed: it takes no bet and no win any more. Corrections are `adjust`. */
  ROUND_CLOSED: { status: 409, final: true },
  /** The round belongs to another player or game. */
  ROUND_MISMATCH: { status: 409, final: true },
  /** The player has had real and play money here, and nothing yet says which of them is meant. */
  CURRENCY_REQUIRED: { status: 409, final: false },
} as const;

export type VendorErrorCode = keyof typeof VENDOR_ERRORS;

/** The refusal as what is thrown; `final` travels in the envelope. */
export function vendorError(
  code: VendorErrorCode,
  options: { final?: boolean; cause?: unknown } = {},
): AppError {
  const { status, final } = VENDOR_ERRORS[code];
  return new AppError(code, status, { extras: { final: options.final ?? final }, cause: options.cause });
}
