import { AppError } from '@/lib/platform/errors';

/**
 * Every refusal of the protocol: its HTTP status, and whether it is final. Final means that the same call will never
 * succeed and must not be repeated. After anything else (also a 5xx or a lost connection) the call is repeated with the same ids.
 */
export const VENDOR_ERRORS = {
  /** The signature is wrong, its timestamp is outside the window of five minutes, or the vendor is unknown. */
  SIGNATURE_INVALID: { status: 401, final: false },
  /** The operator has disabled this vendor. */
  VENDOR_DISABLED: { status: 403, final: false },
  /** The operator has set another dialect for this vendor: its calls are accepted at the addresses of that one. */
  DIALECT_MISMATCH: { status: 403, final: false },
  /** The launch or player token is unknown, used, expired or of another vendor. */
  TOKEN_INVALID: { status: 401, final: true },
  /** This member has never played with this vendor. */
  PLAYER_NOT_FOUND: { status: 404, final: true },
  /** The member may not bet now. Wins and rollbacks are still accepted. */
  PLAYER_BLOCKED: { status: 403, final: true },
  /** The member has excluded themselves from play. Wins and rollbacks are still accepted. */
  PLAYER_EXCLUDED: { status: 403, final: true },
  /** The stake exceeds a limit of the member: of stakes, losses or time. `limit` and `period` say which. Wins are still accepted. */
  LIMIT_REACHED: { status: 403, final: true },
  /** Only bonus money would cover the stake, and the stake is higher than the bonus allows. */
  BONUS_STAKE_LIMIT: { status: 403, final: true },
  /** The grant of free rounds is unknown, or it is of another player, game or currency. */
  GRANT_INVALID: { status: 409, final: true },
  /** All rounds of the grant were played, its time is over, or the operator has cancelled it. */
  GRANT_ENDED: { status: 409, final: true },
  /** The site is closed, or the vendor is paused: no new stakes. Everything else is accepted. */
  MAINTENANCE: { status: 403, final: true },
  /** The balance is lower than the debit. A refused bet needs no rollback. */
  INSUFFICIENT_FUNDS: { status: 409, final: true },
  /** An earlier call used this transaction id with other content. */
  TRANSACTION_CONFLICT: { status: 409, final: true },
  /** This transaction was rolled back, perhaps before it arrived. */
  TRANSACTION_CANCELLED: { status: 409, final: true },
  /** The bet of this win was rolled back. */
  BET_CANCELLED: { status: 409, final: true },
  /** The bet of this win has not arrived: send the win again after it. */
  BET_NOT_FOUND: { status: 409, final: false },
  /** A rollback names another player's transaction, or a rollback. */
  REFERENCE_INVALID: { status: 409, final: true },
  /** The round is unknown: its bet has not arrived. */
  ROUND_NOT_FOUND: { status: 404, final: false },
  /** The round is closed and accepts no bet and no win. Corrections are made with `adjust`. */
  ROUND_CLOSED: { status: 409, final: true },
  /** The round belongs to another player or game. */
  ROUND_MISMATCH: { status: 409, final: true },
  /** The player has had real and play money with the vendor, and the call does not determine which one is meant. */
  CURRENCY_REQUIRED: { status: 409, final: false },
} as const;

export type VendorErrorCode = keyof typeof VENDOR_ERRORS;

/**
 * Whether any failure of a call is final. A refusal says so itself. Of the other failures only those of our own are not: everything that is
 * wrong with the request (its form, its size, its address) stays wrong when it is sent again.
 */
export function isFinal({ status, extras }: AppError): boolean {
  return typeof extras?.final === 'boolean' ? extras.final : status < 500 && status !== 429;
}

/** Makes the error of a refusal; the response's envelope contains `final`. */
export function vendorError(
  code: VendorErrorCode,
  options: { final?: boolean; extras?: Record<string, unknown>; cause?: unknown } = {},
): AppError {
  const { status, final } = VENDOR_ERRORS[code];
  const extras = { ...options.extras, final: options.final ?? final };
  return new AppError(code, status, { extras, cause: options.cause });
}
