/** Codes of the transfer wallet, with their HTTP status. All but a wrong signature are final. */
export const WALLET_REFUSALS = {
  INVALID_INPUT: 400,
  SIGNATURE_INVALID: 401,
  PLAYER_NOT_FOUND: 404,
  INSUFFICIENT_FUNDS: 409,
  TRANSFER_CONFLICT: 409,
  TRANSFER_REFUSED: 409,
} as const;
export type WalletCode = keyof typeof WALLET_REFUSALS;

export class WalletRefusal extends Error {
  constructor(readonly code: WalletCode) {
    super(code);
  }
}
