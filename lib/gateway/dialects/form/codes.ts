import type { AppError } from '@/lib/platform/errors';
import { isFinal } from '../../protocol/errors';

/** The codes of the dialect. 100 asks for the call again, 120 and the others do not. */
export const FORM_CODES = {
  ok: 0,
  funds: 1,
  player: 2,
  token: 4,
  hash: 5,
  locked: 6,
  badRequest: 7,
  retry: 100,
  final: 120,
} as const;

const OF_REFUSAL: Readonly<Record<string, number>> = {
  INSUFFICIENT_FUNDS: FORM_CODES.funds,
  PLAYER_NOT_FOUND: FORM_CODES.player,
  TOKEN_INVALID: FORM_CODES.token,
  SIGNATURE_INVALID: FORM_CODES.hash,
  DIALECT_MISMATCH: FORM_CODES.hash,
  PLAYER_BLOCKED: FORM_CODES.locked,
  PLAYER_EXCLUDED: FORM_CODES.locked,
  INVALID_INPUT: FORM_CODES.badRequest,
  MALFORMED_FORM: FORM_CODES.badRequest,
  BODY_TOO_LARGE: FORM_CODES.badRequest,
  UNSUPPORTED_BODY: FORM_CODES.badRequest,
  NOT_FOUND: FORM_CODES.badRequest,
  METHOD_NOT_ALLOWED: FORM_CODES.badRequest,
  CURRENCY_REQUIRED: FORM_CODES.badRequest,
};

/** The code of a refusal. A refund that the balance does not cover yet is asked for again, unlike a stake. */
export function formCode(error: AppError): number {
  if (error.code === 'INSUFFICIENT_FUNDS' && !isFinal(error)) return FORM_CODES.retry;
  return OF_REFUSAL[error.code] ?? (isFinal(error) ? FORM_CODES.final : FORM_CODES.retry);
}
